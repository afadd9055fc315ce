/* The wet clutch of resources/rigs/wet-clutch as an FMU of FMI 2.0 or 3.0 (-DFMI=2 or 3), Co-Simulation: the equations
   and constants are those of wet-clutch.mo. The steps are its own: the classical Runge-Kutta method, from corner to
   corner of the current and from communication point to communication point in equal steps of at most 1 ms.

   It ends itself at the first time without slip. shifting_time is 0 until then: FMI knows no value that is missing. */
#include <math.h>
#include <stddef.h>
#include <string.h>

#define STEP 1e-3
#define SAME 1e-9 /* s: a corner so near to the end of a piece is that end */

enum { TIME, X1, X2, DT, U0, DU, MOTOR_SPEED, TB0, B, OMEGA1, OMEGA2, SHIFTING_TIME };
enum { OK, DISCARD = 2, ERROR = 3 };
enum { STATES = 5, CORNERS = 8, POINTS = 10 };

static const double A1 = -1600, A2 = -64, B1 = 32000, B2 = 120, C1 = 160, A3 = 0.8, A4 = 0.004, A5 = -1.6, C2 = -2.4,
                    S = 2, ZM = 2, ZP0 = 1.2, ALPHA = 22, GAMMA = 0.05, J1 = 0.2, J2 = 3, R = 2;
static const double NUS[POINTS] = {0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.88, 0.94, 0.98, 1.0};
static const double F_T[POINTS] = {2.05, 1.80, 1.55, 1.30, 1.17, 1.05, 1.00, 0.99, 0.98, 0.98};
static const double F_C[POINTS] = {13.0, 13.1, 13.4, 14.0, 14.7, 16.2, 18.8, 24.0, 40.0, 140.0};

typedef struct {
    double t, p[B + 1]; /* parameters by their references */
    double x[STATES];   /* p_hc, q, zt, omega1, omega2 */
    double shifted;
    double omega_m, times[CORNERS], currents[CORNERS];
    double since, value, slope; /* the current of this piece */
    int begun, ended;
#if FMI == 2
    void (*release)(void *);
#endif
} Model;

static void start(Model *m) {
    static const double p[B + 1] = {0, 1, 1, 0.095, 0.21, 0.10, 1350, 20, 0.10};
    m->t = 0, m->shifted = 0, m->begun = 0, m->ended = 0;
    memcpy(m->p, p, sizeof p);
    memset(m->x, 0, sizeof m->x);
}

/* What follows from the parameters. */
static void begin(Model *m) {
    const double dt = m->p[DT], u0 = m->p[U0], du = m->p[DU];
    const double times[CORNERS] = {0, 0.010, dt, dt + 0.010, dt + 0.310, dt + 0.360, dt + 1.260, dt + 2.060};
    const double currents[CORNERS] = {0, 0.70, 0.70, u0, u0, u0 + du, u0 + 0.6 * du, 0.45};
    memcpy(m->times, times, sizeof times);
    memcpy(m->currents, currents, sizeof currents);
    m->omega_m = m->p[MOTOR_SPEED] * (M_PI / 30);
    m->x[0] = C1 / -A1, m->x[1] = m->x[2] = 0, m->x[3] = 0.96 * m->omega_m, m->x[4] = 0;
    m->begun = 1;
}

static double table(double x, const double *xs, const double *ys) {
    if (x < xs[0]) return ys[0];
    if (x >= xs[POINTS - 1]) return ys[POINTS - 1];
    int k = 0;
    while (x >= xs[k + 1]) ++k;
    return ys[k] + (ys[k + 1] - ys[k]) / (xs[k + 1] - xs[k]) * (x - xs[k]);
}

/* The line on which the current lies between two neighbouring corners. */
static void enterPiece(Model *m, double from, double to) {
    const double middle = 0.5 * (from + to);
    int k = 0;
    while (k < CORNERS && m->times[k] <= middle) ++k;
    m->since = k ? m->times[k - 1] : from, m->value = m->currents[k ? k - 1 : 0], m->slope = 0;
    if (k && k < CORNERS) m->slope = (m->currents[k] - m->currents[k - 1]) / (m->times[k] - m->times[k - 1]);
}

static void rates(const Model *m, double t, const double *x, double *d) {
    const double p_hc = x[0], q = x[1], zt = x[2], omega1 = x[3], omega2 = x[4];
    const double u = m->value + m->slope * (t - m->since);
    const double z = fmin(fmax(S * zt, 0), ZM), zp = m->p[X2] * ZP0, xi = fmax(0, (z - zp) / (ZM - zp));
    const double torque = xi * xi * (3 - 2 * xi) * ALPHA * xi * p_hc +
                          GAMMA * (1 - xi) * (1 + 2 * xi) / (ZM - fmin(z, zp)) * (omega1 - R * omega2);
    const double nu = fmin(fmax(omega1 / m->omega_m, 0), 1), capacity = table(nu, NUS, F_C);
    const double turbine = m->omega_m * m->omega_m * table(nu, NUS, F_T) / (capacity * capacity);
    d[0] = q;
    d[1] = A1 * p_hc + A2 * q + B1 * u + B2 * m->slope + C1;
    d[2] = A3 * p_hc + A4 * q + A5 * zt + C2 * m->p[X1];
    d[3] = (turbine - torque) / J1;
    d[4] = omega2 <= 0 && R * torque <= m->p[TB0] ? 0 : (R * torque - (m->p[TB0] + m->p[B] * omega2)) / J2;
}

static void step(const Model *m, double t, double h, double *after) {
    const double part[4] = {0, h / 2, h / 2, h};
    double k[4][STATES], at[STATES];
    for (int stage = 0; stage < 4; ++stage) {
        for (int i = 0; i < STATES; ++i) at[i] = m->x[i] + (stage ? part[stage] * k[stage - 1][i] : 0);
        rates(m, t + part[stage], at, k[stage]);
    }
    for (int i = 0; i < STATES; ++i) after[i] = m->x[i] + h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
    after[4] = fmax(after[4], 0); /* the brake never drives */
}

static double slip(const double *x) { return x[3] - R * x[4]; }

/* The shortest step after which there is no slip. */
static void shift(Model *m, double t, double h) {
    double low = 0, high = h, after[STATES];
    for (int k = 0; k < 60; ++k) {
        const double middle = 0.5 * (low + high);
        step(m, t, middle, after);
        if (slip(after) <= 0)
            high = middle;
        else
            low = middle;
    }
    step(m, t, high, after);
    memcpy(m->x, after, sizeof after);
    m->t = m->shifted = t + high;
    m->ended = 1;
}

/* To a communication point, or to where it ends itself. */
static void go(Model *m, double to) {
    while (m->t < to && !m->ended) {
        const double from = m->t;
        double end = to;
        for (int k = 0; k < CORNERS; ++k)
            if (m->times[k] > from + SAME && m->times[k] < end - SAME) end = m->times[k];
        enterPiece(m, from, end);
        const double count = fmax(1, ceil((end - from) / STEP - 1e-6)), length = (end - from) / count;
        for (double k = 0; k < count && !m->ended; ++k) {
            const double t = from + k * length, next = k + 1 == count ? end : from + (k + 1) * length;
            double after[STATES];
            step(m, t, next - t, after);
            if (slip(after) <= 0 && slip(m->x) > 0) {
                shift(m, t, next - t);
            } else {
                memcpy(m->x, after, sizeof after);
                m->t = next;
            }
        }
    }
}

static int get(const Model *m, const unsigned *r, size_t n, double *v) {
    for (size_t i = 0; i < n; ++i) {
        if (r[i] > SHIFTING_TIME) return ERROR;
        v[i] = r[i] == TIME            ? m->t
               : r[i] <= B             ? m->p[r[i]]
               : r[i] == SHIFTING_TIME ? m->shifted
                                       : m->x[3 + r[i] - OMEGA1];
    }
    return OK;
}

static int set(Model *m, const unsigned *r, size_t n, const double *v) {
    for (size_t i = 0; i < n; ++i) {
        if (m->begun || r[i] < X1 || r[i] > B) return ERROR;
        m->p[r[i]] = v[i];
    }
    return OK;
}

#if FMI == 2
struct Callbacks {
    void (*logger)(void *, const char *, int, const char *, const char *, ...);
    void *(*allocate)(size_t, size_t);
    void (*release)(void *);
    void (*finished)(void *, int);
    void *environment;
};
void *fmi2Instantiate(const char *name, int kind, const char *guid, const char *resources, const struct Callbacks *c,
                      int visible, int logging) {
    (void)name, (void)resources, (void)visible, (void)logging;
    if (kind != 1 || strcmp(guid, "{clutch}")) return NULL;
    Model *m = c->allocate(1, sizeof(Model));
    if (m) m->release = c->release, start(m);
    return m;
}
void fmi2FreeInstance(Model *m) { m->release(m); }
int fmi2SetupExperiment(Model *m, int t, double tolerance, double from, int s, double stop) {
    (void)t, (void)tolerance, (void)s, (void)stop;
    m->t = from;
    return OK;
}
int fmi2EnterInitializationMode(Model *m) { (void)m; return OK; }
int fmi2ExitInitializationMode(Model *m) { begin(m); return OK; }
int fmi2Terminate(Model *m) { (void)m; return OK; }
int fmi2Reset(Model *m) { start(m); return OK; }
int fmi2GetReal(Model *m, const unsigned *r, size_t n, double *v) { return get(m, r, n, v); }
int fmi2SetReal(Model *m, const unsigned *r, size_t n, const double *v) { return set(m, r, n, v); }
/* All its variables are Real. */
static int none(Model *m, const unsigned *r, size_t n, const int *v) {
    (void)m, (void)r, (void)v;
    return n ? ERROR : OK;
}
int fmi2GetInteger(Model *m, const unsigned *r, size_t n, int *v) { return none(m, r, n, v); }
int fmi2SetInteger(Model *m, const unsigned *r, size_t n, const int *v) { return none(m, r, n, v); }
int fmi2GetBoolean(Model *m, const unsigned *r, size_t n, int *v) { return none(m, r, n, v); }
int fmi2SetBoolean(Model *m, const unsigned *r, size_t n, const int *v) { return none(m, r, n, v); }
int fmi2DoStep(Model *m, double t, double h, int no) {
    (void)no;
    go(m, t + h);
    return m->ended ? DISCARD : OK;
}
/* 2: fmi2LastSuccessfulTime, 3: fmi2Terminated */
int fmi2GetRealStatus(Model *m, int kind, double *value) { *value = m->t; return kind == 2 ? OK : DISCARD; }
int fmi2GetBooleanStatus(Model *m, int kind, int *value) { *value = m->ended; return kind == 3 ? OK : DISCARD; }

#else
#include <stdbool.h>
#include <stdlib.h>
void *fmi3InstantiateCoSimulation(const char *name, const char *token, const char *resources, bool visible, bool logging,
                                  bool events, bool early, const unsigned *r, size_t n, void *environment,
                                  void (*logger)(void *, int, const char *, const char *), void *update) {
    (void)name, (void)resources, (void)visible, (void)logging, (void)events, (void)early, (void)r, (void)n;
    (void)environment, (void)logger, (void)update;
    Model *m = strcmp(token, "{clutch}") ? NULL : calloc(1, sizeof(Model));
    if (m) start(m);
    return m;
}
void fmi3FreeInstance(Model *m) { free(m); }
int fmi3EnterInitializationMode(Model *m, bool t, double tolerance, double from, bool s, double stop) {
    (void)t, (void)tolerance, (void)s, (void)stop;
    m->t = from;
    return OK;
}
int fmi3ExitInitializationMode(Model *m) { begin(m); return OK; }
int fmi3Terminate(Model *m) { (void)m; return OK; }
int fmi3Reset(Model *m) { start(m); return OK; }
int fmi3GetFloat64(Model *m, const unsigned *r, size_t n, double *v, size_t nv) {
    return n == nv ? get(m, r, n, v) : ERROR;
}
int fmi3SetFloat64(Model *m, const unsigned *r, size_t n, const double *v, size_t nv) {
    return n == nv ? set(m, r, n, v) : ERROR;
}
int fmi3DoStep(Model *m, double t, double h, bool no, bool *event, bool *terminate, bool *early, double *last) {
    (void)no;
    go(m, t + h);
    *event = *early = false;
    *terminate = m->ended, *last = m->t;
    return OK;
}
#endif
