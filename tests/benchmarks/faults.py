#!/usr/bin/env python3
"""faults.py RIGOR [TIMES]: what may happen to a run on workers, at random moments (as root).

    clock      the clock of the workers is an hour ahead
    full       the disk is full under the record
    readonly   the folder of the run becomes read-only

Each run ends with the bytes of one that was left alone, or with a sentence, and then --resume does.
"""
import json, pathlib, random, subprocess, sys, tempfile, time

RIGOR, TIMES = pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else 5
MODEL = """model Decay
  parameter Real k(min=0.01, max=10) = 1;
  parameter Real x0(min=0.1) = 2;
  Real x(start=x0);
  discrete output Real crossing;
equation
  der(x) = -k*x;
  when x <= 1 then
    crossing = time;
    terminate("mark reached");
  end when;
end Decay;
"""
DATA = "run,x0,crossing\n1,2,0.70\n2,2,0.66\n3,3,1.12\n4,3,1.05\n5,4,1.40\n6,4,1.33\n"
STUDY = """method = "inverse-uncertainty"
model = "decay.mo"
seed = 7
[data]
file = "decay.csv"
label = "run"
[unknowns.k]
family = "normal"
lower = 0.5
upper = 2.0
[unknowns.k.mean]
start = 1.0
min = 0.6
max = 1.8
[unknowns.k.standard_deviation]
start = 0.1
min = 0.01
max = 0.4
[options]
degree = 3
quadrature_order = 4
population = 8
generations = 20
reference_samples = 64
responses = "simulation"
[simulation]
stop_time = 10
step = 2e-5
"""
AHEAD = """#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/time.h>
#include <time.h>
int clock_gettime(clockid_t id, struct timespec* at) {
    int (*real)(clockid_t, struct timespec*) = dlsym(RTLD_NEXT, "clock_gettime");
    const int end = real(id, at);
    if (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE) at->tv_sec += 3600;
    return end;
}
int gettimeofday(struct timeval* at, void* zone) {
    struct timespec now;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &now);
    at->tv_sec = now.tv_sec, at->tv_usec = now.tv_nsec / 1000;
    return 0;
}
time_t time(time_t* at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}
"""


def workers(before=""):
    return ("command:for i in 1 2; do " + before + " work_queue_worker --password {password_file} --cores 1 "
            "--memory 500 --disk 500 -t 20 {host} {port} & done; wait")


def start(folder, out, on, resume=False):
    what = ["--resume", str(out)] if resume else ["study.toml", "--out", str(out)]
    return subprocess.Popen([RIGOR, "run", *what, "--quiet", *(["--on", on] if on else [])], cwd=folder,
                            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def written(out):
    files = {}
    for file in sorted(out.iterdir()):
        if file.name.startswith("."):
            continue
        files[file.name] = file.read_bytes()
        if file.name == "result.json":
            result = json.loads(files[file.name])
            del result["provenance"]
            files["notes"] = result.pop("notes", [])
            files[file.name] = json.dumps(result)
    return files


def same(out, truth, told=()):
    """told: what a note may say beside those of the truth."""
    made = written(out)
    more = [note for note in made.pop("notes") if note not in truth["notes"]]
    return made == {k: v for k, v in truth.items() if k != "notes"} and all(any(t in n for t in told) for n in more)


def main():
    random.seed(1)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file, text in (("decay.mo", MODEL), ("decay.csv", DATA), ("study.toml", STUDY), ("ahead.c", AHEAD)):
            (folder / file).write_text(text)
        begin = time.monotonic()
        assert start(folder, folder / "whole", "").wait() == 0
        truth, life = written(folder / "whole"), time.monotonic() - begin
        wrong = 0

        def judge(what, out, run, told=(), mended=lambda: None):
            nonlocal wrong
            said = run.communicate()[1].strip()
            if run.returncode == 0 and same(out, truth, told):
                notes = [n for n in written(out)["notes"] if n not in truth["notes"]]
                return print(f"{what}: the same bytes{'; ' + notes[0] if notes else ''}")
            mended()
            again = start(folder, out, workers(), resume=(out / "run.json").exists())
            more = again.communicate()[1]
            good = run.returncode == 1 and said and again.returncode == 0 and same(out, truth)
            wrong += not good
            print(f"{what}: exit {run.returncode}, {said.splitlines()[-1] if said else 'not a word'}; then "
                  f"{'the same bytes' if good else 'WRONG ' + more}")

        subprocess.run(["cc", "-shared", "-fPIC", "-o", "ahead.so", "ahead.c", "-ldl"], cwd=folder, check=True)
        for k in range(TIMES):
            out = folder / f"clock{k}"
            judge("clock", out, start(folder, out, workers(f"env LD_PRELOAD={folder}/ahead.so")))
        for k in range(TIMES):
            disk = folder / f"full{k}"
            disk.mkdir()
            subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", disk], check=True)
            try:
                run = start(folder, disk / "out", workers())
                time.sleep(life * random.uniform(0.2, 0.8))
                try:
                    with open(disk / "filler", "wb") as file:
                        while file.write(bytes(4096)):
                            file.flush()
                except OSError:
                    pass
                judge("full", disk / "out", run, ("disk", "space"), (disk / "filler").unlink)
            finally:
                subprocess.run(["umount", "-l", disk])
        for k in range(TIMES):
            out = folder / f"readonly{k}"
            run = start(folder, out, workers())
            time.sleep(life * random.uniform(0.2, 0.8))
            closed = [one for one in (out, *out.glob(".workers-*")) if one.exists()]
            for one in closed:  # nothing can be made or removed there, by root neither
                subprocess.run(["chattr", "+i", one], check=True)

            def reopen(closed=closed):
                subprocess.run(["chattr", "-i", *(one for one in closed if one.exists())])
            judge("readonly", out, run, (), reopen)
            reopen()
        print(f"{3 * TIMES} runs, {wrong} of them wrong")
        return wrong


sys.exit(main() != 0)
