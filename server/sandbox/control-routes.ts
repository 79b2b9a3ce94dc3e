import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify';
import { type SandboxHabit, sandboxHabits } from '../settings/sandbox-config.ts';
import type { Controls, PaymentControl } from './controls.ts';
import { type Fault, faultKinds } from './faults.ts';
import { sendControlPage } from './pages/control-page.ts';
import { scenarios } from './scenarios.ts';
import { pathPattern, type Stub, type StubMatch, stubMethods } from './stubs/stub.ts';
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
    path: { type: 'string', pattern: pathPattern.source },
    kind: { enum: faultKinds },
    method: { enum: stubMethods },
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

type Asked<Body> = { body: Body; name: string; reply: FastifyReply };

/** Controls below `/__sandbox`, JSON in and out; `overview` tells all of them. What makes no sense is refused with 422. */
const controlsOn = (app: FastifyInstance) => {
  const overview: Record<string, string> = {};
  app.setErrorHandler<Error>((error, _request, reply) => reply.code(422).send({ ok: false, message: error.message }));
  /** Adds a control, such as `PUT clock`, with what it does. What answers nothing answers that it is done. */
  const add = <Body>(call: string, about: string, work: (asked: Asked<Body>) => unknown, schema = {}): void => {
    const [method, path] = call.split(' ');
    overview[`${method} /__sandbox/${path}`] = about;
    app.route<{ Params: { name: string } }>({
      method: method as HTTPMethods,
      url: `/__sandbox/${path}`.replace('{name}', ':name'),
      schema,
      handler: async ({ body, params: { name } }, reply) =>
        (await work({ body: body as Body, name, reply })) ?? { ok: true },
    });
  };
  return { add, overview };
};

type AddControl = ReturnType<typeof controlsOn>['add'];

const addStubControls = (add: AddControl, controls: Controls): void => {
  add('GET stubs', 'the answers that stand in for the true ones, and how often each did', () => controls.stubs());
  add<Stub & { name?: string }>(
    'POST stubs',
    '{"method": "GET", "path": "products/{id}", "query": {}, "headers": {}, "body": {}, "times": 1, "answer": {"status": 200, "headers": {}, "body": {}, "patch": {}, "delay": 0}}',
    ({ body: { name, ...stub } }) => ({ ok: true, name: controls.addStub(stub, name) }),
  );
  add('DELETE stubs', 'no more stubs but those of files', () => controls.clearStubs());
  add('DELETE stubs/{name}', 'this one no more', ({ name, reply }) => {
    if (controls.removeStub(name)) return;
    reply.code(404);
    return { ok: false, message: `There is no stub ${name}` };
  });
  add<StubMatch & { times?: number }>(
    'POST asked',
    '{"method": "POST", "path": "orders", "body": {"is_scheduled": 0}, "times": 1}; 409 when it was not asked so often',
    ({ body: { times, ...match }, reply }) => {
      const calls = controls.asked(match);
      if (times === undefined || calls.length === times) return { ok: true, times: calls.length, calls };
      reply.code(409);
      return { ok: false, message: `asked ${calls.length} times, not ${times}`, times: calls.length, calls };
    },
  );
};

const addTroubleControls = (add: AddControl, controls: Controls): void => {
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
  addStubControls(add, controls);
  add('GET requests', 'the last calls received, oldest first', () => controls.requests());
  add('DELETE requests', 'forget the calls received', () => controls.clearRequests());
};

const addOwnControls = (add: AddControl, controls: Controls, sandbox: FastifyInstance): void => {
  add('POST reset', 'everything back to the first day', () => controls.reset());
  add('GET clock', 'the time it is here', () => ({ now: controls.now() }));
  const setClock = ({ body: { now, advanceMs } }: { body: { now?: string | null; advanceMs?: number } }) => {
    if (now !== undefined) controls.setClock(now);
    if (advanceMs) controls.advanceClock(advanceMs);
  };
  add('PUT clock', '{"now": "2026-12-01T09:00:00Z" | null} or {"advanceMs": 60000}', setClock, clockBody);
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
  add('GET codes', 'the one-time codes sent, newest first', () => controls.codes());
  const heard = 'what the stand-ins of the pixels and of the tag manager were told, oldest first';
  add('GET tracked', heard, () => controls.tracked());
  add('DELETE tracked', 'forget what they were told', () => controls.clearTracked());
};

/**
 * What a tester may do, over HTTP. Faults and latency never touch it. `isProxy` leaves out what only the sandbox's own
 * shop has: a scenario would sign in, send messages and order at the real provider.
 */
export const registerControlRoutes = (sandbox: FastifyInstance, controls: Controls, isProxy: boolean): void => {
  sandbox.register(async (app) => {
    const { add, overview } = controlsOn(app);
    app.get('/__sandbox', (request, reply) =>
      !isProxy && request.headers.accept?.includes('text/html') ? sendControlPage(reply) : overview,
    );
    if (!isProxy) addOwnControls(add, controls, sandbox);
    addTroubleControls(add, controls);
  });
};
