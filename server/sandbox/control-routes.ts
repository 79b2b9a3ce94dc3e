import type { FastifyInstance } from 'fastify';
import { type SandboxHabit, sandboxHabits } from '../settings/sandbox-config.ts';
import type { Controls, PaymentControl } from './controls.ts';
import { type Fault, faultKinds } from './faults.ts';
import { sendControlPage } from './pages/control-page.ts';
import { playScenario, type Scenario, scenarios } from './scenarios.ts';
import { refuseControl, registerStubRoutes, type StubLevers, stubControls } from './stubs/stub-routes.ts';
import { paymentOutcomes } from './world.ts';

const overview = {
  'POST /__sandbox/reset': 'everything back to the first day',
  'GET /__sandbox/clock': 'the time it is here',
  'PUT /__sandbox/clock': '{"now": "2026-12-01T09:00:00Z" | null} or {"advanceMs": 60000}',
  'PUT /__sandbox/latency': '{"ms": 400}; what waits already is let go',
  'GET /__sandbox/latency': 'what every call waits',
  'GET /__sandbox/faults': 'the faults that strike',
  'POST /__sandbox/faults':
    '{"path": "orders/{id}", "kind": "status", "status": 503, "method": "GET", "times": 1, "phone": "512345678"}',
  'DELETE /__sandbox/faults': 'no more faults',
  'PUT /__sandbox/payment':
    '{"outcome": "open" | "pending" | "paid" | "declined", "pendingAnswers": 2, "orderNumber": "RQ1"}',
  'PUT /__sandbox/habits': `{"habits": [${sandboxHabits.map((name) => `"${name}"`).join(', ')}]}, any of them`,
  'POST /__sandbox/scenarios/{name}': `one of ${Object.keys(scenarios).join(', ')}`,
  ...stubControls,
  'GET /__sandbox/codes': 'the one-time codes sent, newest first',
  'GET /__sandbox/requests': 'the last calls received, oldest first',
  'DELETE /__sandbox/requests': 'forget the calls received',
  'GET /__sandbox/tracked': 'what the stand-ins of the pixels and of the tag manager were told, oldest first',
  'DELETE /__sandbox/tracked': 'forget what they were told',
};

const fields = (properties: object, ...required: string[]) => ({
  schema: { body: { type: 'object', properties, required, additionalProperties: false, minProperties: 1 } },
});

const count = { type: 'integer', minimum: 0 };

const clockBody = fields({
  now: { anyOf: [{ type: 'null' }, { type: 'string', format: 'date-time' }] },
  advanceMs: { type: 'number' },
});
const latencyBody = fields({ ms: { type: 'number', minimum: 0 } }, 'ms');
const faultBody = fields(
  {
    // A query there would never match.
    path: { type: 'string', pattern: '^[^?#\\s]+$' },
    kind: { enum: faultKinds },
    method: { enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
    phone: { type: 'string', minLength: 1 },
    times: { type: 'integer', minimum: 1 },
    status: { type: 'integer', minimum: 100, maximum: 599 },
    message: { type: 'string' },
    retryAfter: count,
    after: { type: 'boolean' },
    body: {},
  },
  'path',
  'kind',
);
const paymentBody = fields(
  { outcome: { enum: paymentOutcomes }, pendingAnswers: count, orderNumber: { type: 'string', minLength: 1 } },
  'outcome',
);

const habitsBody = fields({ habits: { type: 'array', items: { enum: sandboxHabits } } }, 'habits');

const scenarioParams = {
  schema: { params: { type: 'object', properties: { name: { enum: Object.keys(scenarios) } } } },
};

type ClockBody = { now?: string | null; advanceMs?: number };

const done = { ok: true };

/** The controls over HTTP, JSON in and out. Faults and latency never touch them. */
export const registerControlRoutes = (sandbox: FastifyInstance, controls: Controls, stubs: StubLevers): void => {
  sandbox.register(async (app) => {
    app.setErrorHandler(refuseControl);
    const act = <Body>(work: (body: Body) => void) => {
      return ({ body }: { body: Body }) => {
        work(body);
        return done;
      };
    };
    app.get('/__sandbox', (request, reply) =>
      request.headers.accept?.includes('text/html') ? sendControlPage(reply) : overview,
    );
    app.post(
      '/__sandbox/reset',
      act(() => controls.reset()),
    );
    app.get('/__sandbox/clock', () => ({ now: controls.now() }));
    app.put<{ Body: ClockBody }>(
      '/__sandbox/clock',
      clockBody,
      act(({ now, advanceMs }) => {
        if (now !== undefined) controls.setClock(now);
        if (advanceMs) controls.advanceClock(advanceMs);
      }),
    );
    app.put<{ Body: { ms: number } }>(
      '/__sandbox/latency',
      latencyBody,
      act(({ ms }) => controls.setLatency(ms)),
    );
    app.get('/__sandbox/latency', () => ({ ms: controls.latency() }));
    app.get('/__sandbox/faults', () => controls.faults());
    app.post<{ Body: Fault }>('/__sandbox/faults', faultBody, act(controls.setFault));
    app.delete('/__sandbox/faults', act(controls.clearFaults));
    app.put<{ Body: PaymentControl }>('/__sandbox/payment', paymentBody, act(controls.setPayment));
    app.put<{ Body: { habits: SandboxHabit[] } }>(
      '/__sandbox/habits',
      habitsBody,
      act(({ habits }) => controls.setHabits(habits)),
    );
    app.post<{ Params: { name: Scenario } }>('/__sandbox/scenarios/:name', scenarioParams, async ({ params }) => {
      await playScenario(sandbox, controls, params.name);
      return done;
    });
    registerStubRoutes(app, stubs);
    app.get('/__sandbox/codes', () => controls.codes());
    app.get('/__sandbox/requests', () => controls.requests());
    app.delete('/__sandbox/requests', act(controls.clearRequests));
    app.get('/__sandbox/tracked', () => controls.tracked());
    app.delete('/__sandbox/tracked', act(controls.clearTracked));
  });
};
