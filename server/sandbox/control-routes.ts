import type { FastifyInstance } from 'fastify';
import { type SandboxHabit, sandboxHabits } from '../settings/sandbox-config.ts';
import type { Controls, PaymentControl } from './controls.ts';
import { type Fault, faultKinds } from './faults.ts';
import { sendControlPage } from './pages/control-page.ts';
import { scenarios } from './scenarios.ts';
import { addStubControls, controlsOn, type StubLevers } from './stubs/stub-routes.ts';
import { paymentOutcomes } from './world.ts';

/** A JSON object with these fields and no others. */
const fields = (properties: object, ...required: string[]) => ({
  body: { type: 'object', properties, required, additionalProperties: false, minProperties: 1 },
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

const scenarioParams = { params: { type: 'object', properties: { name: { enum: Object.keys(scenarios) } } } };

type ClockBody = { now?: string | null; advanceMs?: number };

/** What a tester may do, over HTTP. Faults and latency never touch it. */
export const registerControlRoutes = (sandbox: FastifyInstance, controls: Controls, stubs: StubLevers): void => {
  sandbox.register(async (app) => {
    const { add, overview } = controlsOn(app);
    app.get('/__sandbox', (request, reply) =>
      request.headers.accept?.includes('text/html') ? sendControlPage(reply) : overview,
    );
    add('POST reset', 'everything back to the first day', () => controls.reset());
    add('GET clock', 'the time it is here', () => ({ now: controls.now() }));
    const setClock = ({ body: { now, advanceMs } }: { body: ClockBody }) => {
      if (now !== undefined) controls.setClock(now);
      if (advanceMs) controls.advanceClock(advanceMs);
    };
    add('PUT clock', '{"now": "2026-12-01T09:00:00Z" | null} or {"advanceMs": 60000}', setClock, clockBody);
    const setLatency = ({ body }: { body: { ms: number } }) => controls.setLatency(body.ms);
    add('PUT latency', '{"ms": 400}; what waits already is let go', setLatency, latencyBody);
    add('GET latency', 'what every call waits', () => ({ ms: controls.latency() }));
    add('GET faults', 'the faults that strike', () => controls.faults());
    add<Fault>(
      'POST faults',
      '{"path": "orders/{id}", "kind": "status", "status": 503, "method": "GET", "times": 1, "phone": "512345678"}',
      ({ body }) => controls.setFault(body),
      faultBody,
    );
    add('DELETE faults', 'no more faults', () => controls.clearFaults());
    add<PaymentControl>(
      'PUT payment',
      '{"outcome": "open" | "pending" | "paid" | "declined", "pendingAnswers": 2, "orderNumber": "RQ1"}',
      ({ body }) => controls.setPayment(body),
      paymentBody,
    );
    add<{ habits: SandboxHabit[] }>(
      'PUT habits',
      `{"habits": [${sandboxHabits.map((name) => `"${name}"`).join(', ')}]}, any of them`,
      ({ body }) => controls.setHabits(body.habits),
      habitsBody,
    );
    const play = ({ name }: { name: string }) => scenarios[name]?.play(sandbox);
    add('POST scenarios/{name}', `one of ${Object.keys(scenarios).join(', ')}`, play, scenarioParams);
    addStubControls(add, stubs);
    add('GET codes', 'the one-time codes sent, newest first', () => controls.codes());
    add('GET requests', 'the last calls received, oldest first', () => controls.requests());
    add('DELETE requests', 'forget the calls received', () => controls.clearRequests());
    const heard = 'what the stand-ins of the pixels and of the tag manager were told, oldest first';
    add('GET tracked', heard, () => controls.tracked());
    add('DELETE tracked', 'forget what they were told', () => controls.clearTracked());
  });
};
