#include "core/study/places/place_test.h"

#include "core/engine/evaluate/evaluation_task.h"
#include "core/engine/evaluate/program_build.h"
#include "core/engine/modelica/compile.h"
#include "core/engine/work_queue/work_queue_evaluator.h"
#include "core/foundation/base/sha256.h"
#include "core/study/places/place_profile.h"
#include "core/study/places/workers_folder.h"
#include "core/study/run/provenance.h"
#include "core/study/run/run_folder.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <future>
#include <thread>

namespace rigor {

namespace fs = std::filesystem;

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

/// As many runs of a pendulum as take a second on one thread of this computer.
EvaluationRequest jobOfASecond() {
    const CompiledModel made = compileModel("model Pendulum\n  parameter Real k = 4;\n  Real x(start=1);\n"
                                            "  Real v(start=0);\nequation\n  der(x) = v;\n"
                                            "  der(v) = -k*sin(x) - 0.01*v;\nend Pendulum;\n",
                                            "pendulum.mo");
    const auto request = [&](Eigen::Index columns) {
        auto setting = std::make_shared<EvaluationSetting>();
        setting->model = made.model;
        setting->options.stopTime = 20;
        setting->options.step = 1e-3;
        setting->values = {*findVariable(*setting->model, "x"), *findVariable(*setting->model, "v")};
        EvaluationRequest asked{setting, Eigen::MatrixXd(1, columns)};
        for (Eigen::Index k = 0; k < columns; ++k) asked.parameters(0, k) = 3 + 1e-3 * static_cast<double>(k);
        return asked;
    };
    const EvaluationRequest few = request(32);
    ThreadEvaluator().evaluate({&few, 1}, 1, {}); // the first time is no measure
    const auto begin = Clock::now();
    ThreadEvaluator().evaluate({&few, 1}, 1, {});
    const double each = std::max(since(begin), 1e-6) / 32;
    return request(std::clamp<Eigen::Index>(static_cast<Eigen::Index>(1 / each), 32, 100'000));
}

bool sameBits(const EvaluatedBatch& a, const EvaluatedBatch& b) {
    return a.values.size() == b.values.size() &&
           std::memcmp(a.values.data(), b.values.data(),
                       sizeof(double) * static_cast<std::size_t>(a.values.size())) == 0;
}

class Testing {
  public:
    Testing(const Place& place, const fs::path& folder, const std::stop_token& stop,
            const std::function<void(const PlaceTest&)>& told, double patience)
        : place_(place), folder_(fs::absolute(place.folder.empty() ? folder : fs::path(place.folder))),
          stop_(stop), told_(told), patience_(patience > 0                       ? patience
                                              : place.kind == Place::Kind::Slurm ? 600
                                                                                 : 60) {}

    PlaceTest run() {
        try {
            if (programs() && sharedFolder() && start() && reach() && job()) end();
        } catch (const std::exception& e) {
            failed(verbatim(e.what()), {});
        }
        ended_.request_stop();
        if (answer_.valid()) answer_.wait();
        evaluator_.reset();
        std::error_code error;
        if (made_) fs::remove(folder_, error); // if it is empty
        return test_;
    }

  private:
    void begin(Message said) {
        begun_ = Clock::now();
        test_.steps.push_back({PlaceTestStep::State::UnderWay, std::move(said)});
        told_(test_);
    }
    bool done(Message said, Message more = {}) {
        PlaceTestStep& step = test_.steps.back();
        step.state = PlaceTestStep::State::Done;
        step.said = std::move(said);
        step.more = std::move(more);
        step.seconds = since(begun_);
        told_(test_);
        return true;
    }
    bool failed(const Message& own, Message advice, Message said = {}) {
        if (test_.steps.empty()) test_.steps.emplace_back();
        PlaceTestStep& step = test_.steps.back();
        step.state = PlaceTestStep::State::Failed;
        if (!said.empty()) step.said = std::move(said);
        step.own = own.text();
        step.advice = std::move(advice);
        step.seconds = since(begun_);
        told_(test_);
        return false;
    }
    bool stopped() {
        return failed(Message(), translate("Places", "Test again when you like."),
                      translate("Places", "The test was stopped."));
    }

    bool programs() {
        begin(translate("Places", "Looking for what the place needs"));
        try {
            checkPlace(place_);
            evaluateProgram();
        } catch (const Error& e) {
            return failed(e.message(),
                          translate("Places", "Install it on this computer, or mend the place's settings."),
                          translate("Places", "This computer lacks what the place needs."));
        }
        switch (place_.kind) {
        case Place::Kind::Slurm: {
            std::string version = runProgram({"sbatch", "--version"}).output;
            version = version.substr(0, version.find('\n'));
            return done(translate("Places", "sbatch is there."), verbatim(version));
        }
        case Place::Kind::Ssh:
            return done(translate("Places", "ssh is there."));
        case Place::Kind::Command:
            return done(translate("Places", "The line says all that a worker needs."));
        case Place::Kind::Here:
        case Place::Kind::Workers:
            break;
        }
        return done(translate("Places", "Workers are started by hand."));
    }

    bool sharedFolder() {
        begin(translate("Places", "Writing and reading back"));
        const std::string bytes(65536, 'r');
        try {
            std::error_code error;
            made_ = !fs::exists(folder_, error);
            fs::create_directories(folder_, error);
            const fs::path file = folder_ / fmt::format(".rigor-test-{}", ::getpid());
            writeFileAtomically(file, bytes);
            const bool same = sha256(readFileBytes(file)) == sha256(bytes);
            fs::remove(file, error);
            if (!same)
                return failed(verbatim(folder_.string()),
                              translate("Places", "Choose another shared folder."),
                              translate("Places", "What was written is not what is read back."));
        } catch (const Error& e) {
            return failed(e.message(), translate("Places", "Choose a shared folder that can be written."),
                          translate("Places", "The folder cannot be written."));
        }
        return done(translate("Places", "The folder can be written and read back."),
                    filled(sentence("Places", "64 KB, same SHA-256, {}"), folder_.string()));
    }

    bool start() {
        begin(translate("Places", "Starting a worker"));
        WorkQueueSettings settings;
        settings.place = place_;
        settings.place.count = place_.kind == Place::Kind::Ssh ? place_.count : 1;
        settings.program = evaluateProgram().string();
        settings.version = programBuild();
        settings.folder = (folder_ / newWorkersFolder()).string();
        settings.allowMixed = true; // told below
        settings.worthSending = 0;
        settings.say = [this](const Message& said, bool) {
            const std::lock_guard lock(mutex_);
            said_ = said;
        };
        try {
            evaluator_ = std::make_unique<WorkQueueEvaluator>(std::move(settings));
        } catch (const Error& e) {
            return failed(e.message(), advice(), translate("Places", "The place refuses a worker."));
        }
        const WorkQueueState state = evaluator_->state();
        const Message at =
            filled(sentence("Places", "it looks for this computer at {}:{}"), state.host, state.port);
        if (place_.kind == Place::Kind::Workers) {
            const std::lock_guard lock(mutex_);
            return done(translate("Places", "This computer listens for a worker."), said_);
        }
        if (!state.started.empty())
            return done(filled(sentence("Places", "{} was accepted."), state.started), at);
        return done(translate("Places", "A worker was started."), at);
    }

    /// Until a worker is there; the job waits for it already.
    bool reach() {
        begin(translate("Places", "Waiting for a worker"));
        request_ = jobOfASecond();
        truth_ = ThreadEvaluator().evaluate({&request_, 1}, 1, {}).front();
        answer_ = std::async(std::launch::async, [this] {
            return evaluator_->evaluate({&request_, 1}, 1, ended_.get_token()).front();
        });
        while (evaluator_->state().connected == 0) {
            if (answer_.wait_for(std::chrono::milliseconds(100)) == std::future_status::ready) return ends();
            if (stop_.stop_requested()) {
                ended_.request_stop();
                answer_.wait();
                return stopped();
            }
            if (since(begun_) < patience_) continue;
            ended_.request_stop();
            answer_.wait();
            const WorkQueueState state = evaluator_->state();
            return failed(filled(sentence("Places", "No worker reached {}:{} within {} s."), state.host,
                                 state.port, std::llround(patience_)),
                          advice(), translate("Places", "No worker appeared."));
        }
        return done(translate("Places", "A worker is there."), translate("Places", "after waiting"));
    }

    /// It has ended before a worker was seen: with a failure, or so fast that nobody looked.
    bool ends() {
        try {
            madeThere_ = answer_.get();
            return done(translate("Places", "A worker is there."), translate("Places", "after waiting"));
        } catch (const Error& e) {
            return failed(e.message(), advice(), translate("Places", "No worker appeared."));
        }
    }

    bool job() {
        begin(translate("Places", "The job of one second is computed"));
        if (answer_.valid()) {
            while (answer_.wait_for(std::chrono::milliseconds(100)) != std::future_status::ready) {
                if (!stop_.stop_requested() && since(begun_) < 10 * patience_) continue;
                ended_.request_stop();
                answer_.wait();
                return stopped();
            }
            try {
                madeThere_ = answer_.get();
            } catch (const Error& e) {
                return failed(e.message(),
                              translate("Places",
                                        "Install the same version of Rigor there, or leave its program "
                                        "empty, so that this one is sent along."),
                              translate("Places", "The worker could not compute the job."));
            }
        }
        std::string node;
        const auto made = evaluator_->provenance();
        for (const auto& machine : made["machines"])
            if (machine.value("evaluations", 0LL) > 0)
                node += (node.empty() ? "" : ", ") + machine.value("machine", std::string()) + " (" +
                        machine.value("instruction_set", std::string()) + ")";
        const Message mixed = evaluator_->mixed();
        test_.sameDigits = mixed.empty();
        const bool same = sameBits(madeThere_, truth_);
        if (!same && mixed.empty())
            return failed(verbatim(node),
                          translate("Places", "Do not use this place, and tell the makers of Rigor."),
                          translate("Places", "The worker computes other numbers than this computer."));
        test_.seconds = since(first_);
        const auto count = static_cast<long long>(request_.parameters.cols());
        done(translate("Places", "The job of one second came back."),
             same ? filled(sentence("Places", "{} evaluations on {}, same bytes as here"), count, node)
                  : filled(sentence("Places", "{} evaluations on {}"), count, node));
        if (!mixed.empty()) {
            begin(mixed);
            test_.steps.back().state = PlaceTestStep::State::Note;
            test_.steps.back().more =
                translate("Places", "Runs there are refused, unless --allow-mixed is given.");
        }
        return true;
    }

    void end() {
        begin(translate("Places", "Cleaning up"));
        evaluator_.reset();
        test_.works = true;
        done(translate("Places", "Cleaned up."));
    }

    Message advice() const {
        switch (place_.kind) {
        case Place::Kind::Slurm:
            return translate("Places",
                             "Compare partition, account and time limit with what sinfo and sacctmgr "
                             "say, and see that the nodes reach this computer under its name.");
        case Place::Kind::Ssh:
            return translate("Places", "See that ssh to these hosts asks for nothing and that "
                                       "work_queue_worker is on the path there.");
        case Place::Kind::Command:
            return translate("Places", "Run the line in a terminal and see what it says.");
        case Place::Kind::Here:
        case Place::Kind::Workers:
            break;
        }
        return translate("Places", "Start a worker by that line, on a machine that reaches this computer.");
    }

    Place place_;
    fs::path folder_;
    std::stop_token stop_;
    const std::function<void(const PlaceTest&)>& told_;
    double patience_;
    PlaceTest test_;
    Clock::time_point begun_ = Clock::now(), first_ = begun_;
    bool made_ = false;
    std::mutex mutex_; ///< of said_
    Message said_;
    std::unique_ptr<WorkQueueEvaluator> evaluator_;
    EvaluationRequest request_;
    EvaluatedBatch truth_, madeThere_;
    std::stop_source ended_;
    std::future<EvaluatedBatch> answer_; ///< before the evaluator goes
};

} // namespace

PlaceTest testPlace(const Place& place, const fs::path& folder, const std::stop_token& stop,
                    const std::function<void(const PlaceTest&)>& told, double patience) {
    return Testing(place, folder, stop, told, patience).run();
}

std::string logOf(const PlaceTest& test) {
    std::string log;
    for (const PlaceTestStep& step : test.steps) {
        const char* mark = step.state == PlaceTestStep::State::Failed ? "FAILED " : "";
        log += fmt::format("{:7.1f} s  {}{} {}\n", step.seconds, mark, step.said.text(), step.more.text());
        if (!step.own.empty()) log += "           " + step.own + "\n";
        if (!step.advice.empty()) log += "           " + step.advice.text() + "\n";
    }
    return log;
}

} // namespace rigor
