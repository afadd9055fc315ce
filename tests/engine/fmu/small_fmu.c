/* A small FMU for the tests, of FMI 2.0 or 3.0 (-DFMI=2 or 3), Co-Simulation and Model Exchange in one:

       x' = -k x + u,  x(0) = x.start      when x falls to `limit` it goes on from `again`, and hits counts that
       y = x + u       n = the number of whole periods so far (time events)     z = flag ? gain * x : 0
       b = 2 a         FMI 3.0: arrays as long as the structural parameter `size`

   Between two events Co-Simulation is exact. What it does wrong, at half a second or when compiled so:
   -DLIE, -DREFUSES (=2: says why unasked), -DLACKS, -DNEVER_SETS, -DNO_RESET, -DKEEPS (its state can be got and set; =2: and is not that of the beginning then; =3: or not set at all), -DPICKY (does not begin with k = 77), -DONCE (a process stands one instance), -DRESOURCES (no fault: gain is in resources/gain.txt), -DNEEDS=function of another library, and by `mode`;
   -DMOODS: one of these in a tenth of the runs, by the digits of k. */
#include <math.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FINE, CRASH, HANG, LEAK, NOT_A_NUMBER, ENDS, ERROR_, FATAL, REFUSES_STEP, HALF_STEPS, ABORTS, RUBBISH,
       EXITS, CHATTERS, SLOW,
       STARTS };
enum { X = 1, DER, K, U, MODE, LIMIT, AGAIN, N, PERIOD, Y, GAIN, FLAG, Z, SIZE, A, B, HITS };

typedef struct {
    double t, x, k, u, limit, again, period;
    int mode, gain, flag, n, hits, broken, log, astray;
    uint64_t size;
    double a[16];
    double nextTime;
    void (*say)(void *self, int status, const char *message);
#if FMI == 2
    const struct Callbacks *callbacks;
#else
    void *environment;
    void (*logger)(void *, int, const char *, const char *);
#endif
} Model;

#ifdef NEEDS
int NEEDS(void);
#endif

#ifdef RESOURCES
/* A digit of a file in the folder of resources: an URI in FMI 2.0, a path with its separator in FMI 3.0. */
static char resourceFile[4096];
static void lookIn(const char *resources) {
    const char *path = FMI == 2 && strncmp(resources, "file://", 7) == 0 ? resources + 7 : resources;
    snprintf(resourceFile, sizeof resourceFile, "%s%sgain.txt", path, FMI == 2 ? "/" : "");
}
static int gainOfFile(void) {
    FILE *file = fopen(resourceFile, "r");
    const int digit = file ? fgetc(file) - '0' : -1;
    if (file) fclose(file);
    return digit;
}
#endif

static void start(Model *m) {
    m->t = 0, m->x = 1, m->k = 2, m->u = 0, m->limit = 0, m->again = 1, m->period = 0;
    m->mode = 0, m->gain = 3, m->flag = 1, m->n = 0, m->hits = 0, m->broken = 0, m->size = 3;
    for (int i = 0; i < 16; ++i) m->a[i] = i + 1;
    m->nextTime = INFINITY;
#ifdef NEEDS
    m->gain = NEEDS();
#endif
#ifdef RESOURCES
    m->gain = gainOfFile();
#endif
}

static double real(const Model *m, unsigned reference) {
    switch (reference) {
    case 0: return m->t;
    case X: return m->x;
    case DER: return -m->k * m->x + m->u;
    case K: return m->k;
    case U: return m->u;
    case LIMIT: return m->limit;
    case AGAIN: return m->again;
    case PERIOD: return m->period;
    case Y: return m->broken && m->mode == NOT_A_NUMBER ? NAN : m->x + m->u;
    case Z: return m->flag ? m->gain * m->x : 0;
    }
    return 0;
}

static int setReal(Model *m, unsigned reference, double value) {
    switch (reference) {
    case X: m->x = value; break;
    case K: m->k = value; break;
    case U: m->u = value; break;
    case LIMIT: m->limit = value; break;
    case AGAIN: m->again = value; break;
    case PERIOD: m->period = value; break;
    default: return 3;
    }
    return 0;
}

static int whole(const Model *m, unsigned reference) {
    return reference == MODE ? m->mode : reference == N ? m->n : reference == GAIN ? m->gain : m->hits;
}

static int setWhole(Model *m, unsigned reference, int value) {
    if (reference == MODE) m->mode = value;
    else if (reference == GAIN) m->gain = value;
    else return 3;
    return 0;
}

static int opens(const char *name, const char *how) {
    FILE *file = fopen(name, how);
    if (file) fclose(file);
    return file != NULL;
}

/* What it does wrong; 0 = nothing. */
static int wrong(Model *m) {
    if (m->mode == LEAK) {
        for (int i = 0; i < 8; ++i) {
            char *lost = malloc(32 << 20);
            if (!lost) {
                fprintf(stderr, "no memory left for the small FMU\n");
                abort();
            }
            memset(lost, 1, 32 << 20);
        }
    }
    if (m->mode == CHATTERS) for (int i = 0; i < 100; ++i) printf("\033[31mrubbish %d\n", i);
    if (m->mode == SLOW) usleep(20000);
    if (m->t < 0.5 || m->broken) return 0;
    m->broken = 1;
#ifdef MOODS
    static const int kinds[] = {CRASH, HANG, NOT_A_NUMBER, EXITS, ABORTS, RUBBISH, FATAL, ERROR_, REFUSES_STEP};
    const unsigned mood = (unsigned)(fabs(m->k) * 1e7) % 100;
    if (mood < 9) m->mode = kinds[mood];
    if (mood == 9) for (;;) { char *lost = malloc(32 << 20); if (!lost) abort(); memset(lost, 1, 32 << 20); }
    if (mood == 10) for (int i = 0; i < 4096; ++i) ((char *)&m)[i] = 0; /* its own stack */
#endif
    switch (m->mode) {
    case CRASH: *(volatile int *)8 = 1; break;
    case HANG: for (volatile int i = 0;; ++i) {}
    case ERROR_: m->say(m, 3, "the pump runs dry"); return 3;
    case FATAL: m->say(m, 4, "the pump is lost"); return 4;
    case ABORTS: fprintf(stderr, "assertion of the pump failed\n"); abort();
    case EXITS: exit(7);
    case STARTS: /* another program, and a look around */
        execl("/bin/sh", "sh", "-c", "exit 9", (char *)NULL);
        m->say(m, 3, access("/bin/sh", R_OK) ? "no shell" : opens("/etc/passwd", "r") && !opens("/etc/rigor-x", "w") ? "only looked" : "did it");
        return 3;
    case RUBBISH: for (int fd = 3; fd < 64; ++fd) { ssize_t w = write(fd, "rubbish", 7); (void)w; } break;
    }
    return 0;
}

/* Exactly, from event to event. */
static void go(Model *m, double to) {
    while (m->t < to) {
        double h = to - m->t, rest = m->k != 0 ? m->u / m->k : 0;
        int hit = 0;
        if (m->limit > rest && m->x > m->limit && m->k > 0) {
            double until = log((m->x - rest) / (m->limit - rest)) / m->k;
            if (until <= h) h = until, hit = 1;
        }
        m->x = m->k != 0 ? (m->x - rest) * exp(-m->k * h) + rest : m->x + m->u * h;
        m->t = hit ? m->t + h : to;
        if (hit) m->x = m->again, ++m->hits;
    }
    if (m->period > 0) m->n = (int)floor(m->t / m->period + 1e-9);
}

static void nextDiscrete(Model *m) {
    if (m->period > 0) {
        m->n = (int)floor(m->t / m->period + 1e-9);
        m->nextTime = (m->n + 1) * m->period;
    }
}

#if FMI == 2
struct Callbacks {
    void (*logger)(void *, const char *, int, const char *, const char *, ...);
    void *(*allocate)(size_t, size_t);
    void (*release)(void *);
    void (*finished)(void *, int);
    void *environment;
};
static void say2(void *self, int status, const char *message) {
    Model *m = self;
    m->callbacks->logger(m->callbacks->environment, "small", status, "error", "%s (at %g s)", message, m->t);
}
void *fmi2Instantiate(const char *name, int kind, const char *guid, const char *resources, const struct Callbacks *c,
                      int visible, int logging) {
    (void)name, (void)kind, (void)resources, (void)visible;
    Model *m = c->allocate(1, sizeof(Model));
    m->callbacks = c, m->say = say2, m->log = logging;
#ifdef REFUSES
    if (logging || REFUSES == 2) say2(m, 3, "no licence for the pump");
    return NULL;
#endif
#ifdef ONCE
    static int made = 0;
    if (made++) return NULL;
#endif
#ifdef RESOURCES
    lookIn(resources);
#endif
    if (strcmp(guid, "{small}")) return NULL;
    start(m);
    return m;
}
void fmi2FreeInstance(Model *m) { m->callbacks->release(m); }
int fmi2SetupExperiment(Model *m, int t, double tolerance, double from, int s, double stop) {
    (void)t, (void)tolerance, (void)s, (void)stop;
    m->t = from;
    return 0;
}
int fmi2EnterInitializationMode(Model *m) {
#ifdef PICKY
    if (m->k == 77) return 3;
#endif
    return m->astray ? 3 : 0;
}
int fmi2ExitInitializationMode(Model *m) { (void)m; return 0; }
int fmi2Terminate(Model *m) { (void)m; return 0; }
#ifdef KEEPS
int fmi2GetFMUstate(Model *m, void **state) {
    if (!*state) *state = malloc(sizeof *m);
    memcpy(*state, m, sizeof *m);
    return 0;
}
int fmi2SetFMUstate(Model *m, void *state) {
    memcpy(m, state, sizeof *m);
    m->astray = KEEPS == 2;
    return KEEPS == 3 ? 3 : 0;
}
int fmi2FreeFMUstate(Model *m, void **state) {
    (void)m;
    free(*state);
    *state = NULL;
    return 0;
}
#endif
int fmi2Reset(Model *m) {
#ifdef NO_RESET
    return 3;
#endif
    start(m);
    return 0;
}
int fmi2GetReal(Model *m, const unsigned *r, size_t n, double *v) {
    for (size_t i = 0; i < n; ++i) {
#ifdef NEVER_SETS
        if (r[i] == Y) continue;
#endif
        v[i] = real(m, r[i]);
    }
#ifdef LIE
    for (size_t i = n; i < n + 8; ++i) v[i] = 1;
#endif
    return 0;
}
int fmi2SetReal(Model *m, const unsigned *r, size_t n, const double *v) {
    for (size_t i = 0; i < n; ++i) if (setReal(m, r[i], v[i])) return 3;
    return 0;
}
int fmi2GetInteger(Model *m, const unsigned *r, size_t n, int *v) {
    for (size_t i = 0; i < n; ++i) v[i] = whole(m, r[i]);
    return 0;
}
int fmi2SetInteger(Model *m, const unsigned *r, size_t n, const int *v) {
    for (size_t i = 0; i < n; ++i) if (setWhole(m, r[i], v[i])) return 3;
    return 0;
}
int fmi2GetBoolean(Model *m, const unsigned *r, size_t n, int *v) {
    (void)r;
    for (size_t i = 0; i < n; ++i) v[i] = m->flag;
    return 0;
}
int fmi2SetBoolean(Model *m, const unsigned *r, size_t n, const int *v) {
    (void)r;
    for (size_t i = 0; i < n; ++i) m->flag = v[i];
    return 0;
}
#ifndef LACKS
int fmi2DoStep(Model *m, double t, double h, int no) {
    (void)no;
    int status = wrong(m);
    if (status) return status;
    if (m->mode == REFUSES_STEP && m->t >= 0.5) return 2;
    if (m->mode == ENDS && t + h > 0.7) { go(m, 0.7); return 2; }
    if (m->mode == HALF_STEPS && h > 0.015) { go(m, t + 0.5 * h); return 2; }
    go(m, t + h);
    return 0;
}
#endif
int fmi2GetRealStatus(Model *m, int kind, double *value) { (void)kind; *value = m->t; return 0; }
int fmi2GetBooleanStatus(Model *m, int kind, int *value) { (void)kind; *value = m->mode == ENDS; return 0; }
struct Info { int again, terminate, nominals, states, timed; double next; };
int fmi2EnterEventMode(Model *m) { (void)m; return 0; }
int fmi2NewDiscreteStates(Model *m, struct Info *info) {
    memset(info, 0, sizeof *info);
    nextDiscrete(m);
    if (m->x <= m->limit && m->limit > 0) m->x = m->again, ++m->hits, info->states = 1;
    info->terminate = m->mode == ENDS && m->t >= 0.7;
    if (m->mode == ENDS) m->nextTime = 0.7;
    info->timed = isfinite(m->nextTime), info->next = m->nextTime;
    return 0;
}
int fmi2EnterContinuousTimeMode(Model *m) { (void)m; return 0; }
int fmi2CompletedIntegratorStep(Model *m, int no, int *event, int *terminate) {
    (void)no;
    *event = *terminate = 0;
    return wrong(m);
}
int fmi2SetTime(Model *m, double t) { m->t = t; return 0; }
int fmi2SetContinuousStates(Model *m, const double *x, size_t n) { (void)n; m->x = x[0]; return 0; }
int fmi2GetDerivatives(Model *m, double *x, size_t n) {
    (void)n;
    x[0] = real(m, DER);
#ifdef LIE
    x[1] = x[2] = 5;
#endif
    return 0;
}
int fmi2GetEventIndicators(Model *m, double *z, size_t n) { (void)n; z[0] = m->x - m->limit; return 0; }
int fmi2GetContinuousStates(Model *m, double *x, size_t n) { (void)n; x[0] = m->x; return 0; }
int fmi2GetNominalsOfContinuousStates(Model *m, double *x, size_t n) { (void)m, (void)n; x[0] = 1; return 0; }

#else
#include <stdbool.h>
static void say3(void *self, int status, const char *message) {
    Model *m = self;
    m->logger(m->environment, status, "error", message);
}
static void *make(const char *token, const char *resources, bool logging, void *environment, void (*logger)(void *, int, const char *, const char *)) {
    Model *m = calloc(1, sizeof(Model));
    m->say = say3, m->logger = logger, m->environment = environment, m->log = logging;
#ifdef REFUSES
    if (logging || REFUSES == 2) say3(m, 3, "no licence for the pump");
    return NULL;
#endif
#ifdef ONCE
    static int made = 0;
    if (made++) return NULL;
#endif
#ifdef RESOURCES
    lookIn(resources);
#endif
    if (strcmp(token, "{small}")) return NULL;
    start(m);
    return m;
}
void *fmi3InstantiateCoSimulation(const char *name, const char *token, const char *resources, bool visible, bool logging,
                                  bool events, bool early, const unsigned *r, size_t n, void *environment,
                                  void (*logger)(void *, int, const char *, const char *), void *update) {
    (void)name, (void)resources, (void)visible, (void)events, (void)early, (void)r, (void)n, (void)update;
    return make(token, resources, logging, environment, logger);
}
void *fmi3InstantiateModelExchange(const char *name, const char *token, const char *resources, bool visible, bool logging,
                                   void *environment, void (*logger)(void *, int, const char *, const char *)) {
    (void)name, (void)resources, (void)visible;
    return make(token, resources, logging, environment, logger);
}
void fmi3FreeInstance(Model *m) { free(m); }
int fmi3EnterConfigurationMode(Model *m) { (void)m; return 0; }
int fmi3ExitConfigurationMode(Model *m) { (void)m; return 0; }
int fmi3EnterInitializationMode(Model *m, bool t, double tolerance, double from, bool s, double stop) {
    (void)t, (void)tolerance, (void)s, (void)stop;
    m->t = from;
    return m->astray ? 3 : 0;
}
int fmi3ExitInitializationMode(Model *m) { (void)m; return 0; }
int fmi3Terminate(Model *m) { (void)m; return 0; }
#ifdef KEEPS
int fmi3GetFMUState(Model *m, void **state) {
    if (!*state) *state = malloc(sizeof *m);
    memcpy(*state, m, sizeof *m);
    return 0;
}
int fmi3SetFMUState(Model *m, void *state) {
    memcpy(m, state, sizeof *m);
    m->astray = KEEPS == 2;
    return KEEPS == 3 ? 3 : 0;
}
int fmi3FreeFMUState(Model *m, void **state) {
    (void)m;
    free(*state);
    *state = NULL;
    return 0;
}
#endif
int fmi3Reset(Model *m) {
#ifdef NO_RESET
    return 3;
#endif
    start(m);
    return 0;
}
int fmi3GetFloat64(Model *m, const unsigned *r, size_t n, double *v, size_t nv) {
    size_t at = 0;
    for (size_t i = 0; i < n; ++i) {
        if (r[i] == B || r[i] == A) {
            for (uint64_t j = 0; j < m->size; ++j) v[at++] = (r[i] == B ? 2 : 1) * m->a[j];
            continue;
        }
#ifdef NEVER_SETS
        if (r[i] == Y) { ++at; continue; }
#endif
        v[at++] = real(m, r[i]);
    }
#ifdef LIE
    for (size_t i = nv; i < nv + 8; ++i) v[i] = 1;
#endif
    return at == nv ? 0 : 3;
}
int fmi3SetFloat64(Model *m, const unsigned *r, size_t n, const double *v, size_t nv) {
    size_t at = 0;
    for (size_t i = 0; i < n; ++i) {
        if (r[i] == A) {
            for (uint64_t j = 0; j < m->size; ++j) m->a[j] = v[at++];
            continue;
        }
        if (setReal(m, r[i], v[at++])) return 3;
    }
    return at == nv ? 0 : 3;
}
int fmi3GetInt32(Model *m, const unsigned *r, size_t n, int32_t *v, size_t nv) {
    (void)nv;
    for (size_t i = 0; i < n; ++i) v[i] = whole(m, r[i]);
    return 0;
}
int fmi3SetInt32(Model *m, const unsigned *r, size_t n, const int32_t *v, size_t nv) {
    (void)nv;
    for (size_t i = 0; i < n; ++i) if (setWhole(m, r[i], v[i])) return 3;
    return 0;
}
int fmi3SetUInt64(Model *m, const unsigned *r, size_t n, const uint64_t *v, size_t nv) {
    (void)r, (void)n, (void)nv;
    m->size = v[0];
    return 0;
}
int fmi3SetBoolean(Model *m, const unsigned *r, size_t n, const bool *v, size_t nv) {
    (void)r, (void)n, (void)nv;
    m->flag = v[0];
    return 0;
}
#ifndef LACKS
int fmi3DoStep(Model *m, double t, double h, bool no, bool *event, bool *terminate, bool *early, double *last) {
    (void)no;
    *event = *terminate = *early = false;
    int status = wrong(m);
    if (status) return status;
    if (m->mode == REFUSES_STEP && m->t >= 0.5) return 2;
    if (m->mode == ENDS && t + h > 0.7) { go(m, 0.7); *terminate = true, *last = 0.7; return 0; }
    if (m->mode == HALF_STEPS && h > 0.015) { go(m, t + 0.5 * h); *early = true, *last = m->t; return 0; }
    go(m, t + h);
    *last = m->t;
    return 0;
}
#endif
int fmi3EnterEventMode(Model *m) { (void)m; return 0; }
int fmi3UpdateDiscreteStates(Model *m, bool *again, bool *terminate, bool *nominals, bool *states, bool *timed, double *next) {
    *again = *nominals = *states = false;
    nextDiscrete(m);
    if (m->x <= m->limit && m->limit > 0) m->x = m->again, ++m->hits, *states = true;
    *terminate = m->mode == ENDS && m->t >= 0.7;
    if (m->mode == ENDS) m->nextTime = 0.7;
    *timed = isfinite(m->nextTime), *next = m->nextTime;
    return 0;
}
int fmi3EnterContinuousTimeMode(Model *m) { (void)m; return 0; }
int fmi3CompletedIntegratorStep(Model *m, bool no, bool *event, bool *terminate) {
    (void)no;
    *event = *terminate = false;
    return wrong(m);
}
int fmi3SetTime(Model *m, double t) { m->t = t; return 0; }
int fmi3SetContinuousStates(Model *m, const double *x, size_t n) { (void)n; m->x = x[0]; return 0; }
int fmi3GetContinuousStateDerivatives(Model *m, double *x, size_t n) {
    (void)n;
    x[0] = real(m, DER);
#ifdef LIE
    x[1] = x[2] = 5;
#endif
    return 0;
}
int fmi3GetEventIndicators(Model *m, double *z, size_t n) { (void)n; z[0] = m->x - m->limit; return 0; }
int fmi3GetContinuousStates(Model *m, double *x, size_t n) { (void)n; x[0] = m->x; return 0; }
int fmi3GetNominalsOfContinuousStates(Model *m, double *x, size_t n) { (void)m, (void)n; x[0] = 1; return 0; }
int fmi3GetNumberOfContinuousStates(Model *m, size_t *n) { (void)m; *n = 1; return 0; }
int fmi3GetNumberOfEventIndicators(Model *m, size_t *n) { (void)m; *n = 1; return 0; }
#endif
