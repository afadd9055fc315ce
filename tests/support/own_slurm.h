#pragma once
// A real Slurm of one node with 64 places on this machine, of its caller's own, and munge where none runs;
// with it several can run side by side.

#include "core/engine/work_queue/place.h"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

namespace rigor {

/// One that nobody listens at.
inline int freePort() {
    const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    socklen_t size = sizeof address;
    ::bind(fd, reinterpret_cast<const sockaddr*>(&address), size);
    ::getsockname(fd, reinterpret_cast<sockaddr*>(&address), &size);
    ::close(fd);
    return ntohs(address.sin_port);
}

class OwnSlurm {
  public:
    OwnSlurm() {
        std::string name = (std::filesystem::temp_directory_path() / "slurm-XXXXXX").string();
        dir_ = ::mkdtemp(name.data());
    }
    /// Why there is none; "" = it runs, and SLURM_CONF leads to it.
    std::string start() {
        for (const char* program : {"slurmctld", "slurmd", "munged", "sbatch", "work_queue_worker"})
            if (!onPath(program)) return std::string(program) + " is not installed";
        if (::geteuid() != 0) return "slurmd needs root";
        if (std::string why = startMunge(); !why.empty()) return why;
        char host[256] = {};
        ::gethostname(host, sizeof host - 1);
        const int controller = freePort();
        int node = freePort();
        while (node == controller) node = freePort();
        std::ofstream conf(dir_ + "/slurm.conf");
        conf << "ClusterName=rigor\nSlurmctldHost=" << host
             << "(127.0.0.1)\nSlurmUser=root\nAuthType=auth/munge\n"
             << "StateSaveLocation=" << dir_ << "/state\nSlurmdSpoolDir=" << dir_ << "/spool.%n\n"
             << "SlurmctldPidFile=" << dir_ << "/slurmctld.pid\nSlurmdPidFile=" << dir_ << "/slurmd.pid\n"
             << "SlurmctldLogFile=" << dir_ << "/slurmctld.log\nSlurmdLogFile=" << dir_ << "/slurmd.log\n"
             << "SlurmctldPort=" << controller << "\nSlurmdPort=" << node << "\n"
             << "ProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\nSelectType=select/cons_tres\n"
             << "SelectTypeParameters=CR_Core\nReturnToService=2\nSlurmdParameters=config_overrides\n"
             << "MpiDefault=none\nSchedulerParameters=sched_interval=1\n"
             << "NodeName=" << host << " NodeAddr=127.0.0.1 CPUs=64 State=UNKNOWN\n"
             << "PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP\n";
        conf.close();
        std::filesystem::create_directories(dir_ + "/state");
        ::setenv("SLURM_CONF", (dir_ + "/slurm.conf").c_str(), 1);
        if (const auto end = runProgram({"slurmctld", "-c"}); end.code != 0)
            return "slurmctld: " + end.errors;
        if (const auto end = runProgram({"slurmd"}); end.code != 0) return "slurmd: " + end.errors;
        for (int k = 0; k < 100; ++k) {
            if (runProgram({"sinfo", "-h", "-t", "idle", "-o", "%n"}).output.size() > 1) return {};
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
        }
        return "the node did not come up";
    }
    ~OwnSlurm() {
        std::vector<std::string> pids{dir_ + "/slurmd.pid", dir_ + "/slurmctld.pid"};
        if (ownMunge_) pids.emplace_back("/run/munge/munged.pid");
        for (const std::string& name : pids) {
            std::ifstream file(name);
            if (pid_t pid = 0; file >> pid && pid > 1) ::kill(pid, SIGTERM);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        std::error_code error;
        std::filesystem::remove_all(dir_, error);
    }
    OwnSlurm(const OwnSlurm&) = delete;
    OwnSlurm& operator=(const OwnSlurm&) = delete;

  private:
    std::string startMunge() {
        namespace fs = std::filesystem;
        if (runProgram({"munge", "-n"}).code == 0) return {};
        if (!fs::exists("/etc/munge/munge.key")) return "there is no munge key";
        ownMunge_ = true;
        fs::create_directories("/run/munge");
        runProgram({"chown", "munge", "/run/munge", "/etc/munge/munge.key"});
        const auto end = runProgram(
            {"setpriv", "--reuid=munge", "--clear-groups", "munged", "--pid-file=/run/munge/munged.pid"});
        for (int k = 0; k < 50; ++k) {
            if (runProgram({"munge", "-n"}).code == 0) return {};
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
        return "munged: " + end.errors;
    }

    std::string dir_;
    bool ownMunge_ = false;
};

} // namespace rigor
