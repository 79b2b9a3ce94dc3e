import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify';
import { z } from 'zod';
import { sandboxHabits } from '../settings/sandbox-config.ts';
import { type Controls, paymentSchema } from './controls.ts';
import { faultKinds, faultSchema } from './faults.ts';
import { hashOf } from './pages/page-shell.ts';
import { scenarios } from './scenarios.ts';
import type { Stub, StubMatch } from './stubs/stub.ts';
import { paymentOutcomes } from './world.ts';

const file = readFileSync(join(import.meta.dirname, 'pages/control-page.html'), 'utf8');

const hashIn = (tag: 'style' | 'script') => hashOf(new RegExp(`<${tag}>(.*)</${tag}>`, 's').exec(file)?.[1] ?? '');

const policy = `default-src 'none'; connect-src 'self'; style-src ${hashIn('style')}; script-src ${hashIn('script')}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const optionsOf = (values: readonly string[]) => values.map((value) => `<option>${value}</option>`).join('');

const buttonOf = ([name, { about }]: [string, { about: string }]) =>
  `<p><button type="button" data-act="POST" data-name="scenarios/${name}">${name}</button> ${about}</p>`;

const page = file
  .replace('{{scenarios}}', Object.entries(scenarios).map(buttonOf).join('\n'))
  .replace('{{outcomes}}', optionsOf(paymentOutcomes))
  .replace('{{kinds}}', optionsOf(faultKinds.filter((kind) => kind !== 'body')));

/** The page for people beside the controls: clock, codes, faults, payments, latency, scenarios and the calls received. */
const sendControlPage = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);

const clockSchema = z
  .strictObject({ now: z.iso.datetime({ offset: true }).nullable().optional(), advanceMs: z.number().optional() })
  .refine((body) => Object.keys(body).length > 0, 'says nothing');
const latencySchema = z.strictObject({ ms: z.number().min(0) });
const habitsSchema = z.strictObject({ habits: z.array(z.enum(sandboxHabits)) });

type Asked<Body> = { body: Body; name: string; reply: FastifyReply };

/** Controls below `/__sandbox`, JSON in and out; `overview` lists all of them. A nonsensical body is refused with 422. */
const controlsOn = (app: FastifyInstance) => {
  const overview: Record<string, string> = {};
  app.setErrorHandler<Error>((error, _request, reply) => {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : error.message;
    return reply.code(422).send({ ok: false, message });
  });
  /** Adds a control, such as `PUT clock`, with its effect. A control without an answer answers that it is done. */
  const add = <Body>(
    call: string,
    about: string,
    work: (asked: Asked<Body>) => unknown,
    schema?: z.ZodType<Body>,
  ): void => {
    const [method, path] = call.split(' ');
    overview[`${method} /__sandbox/${path}`] = about;
    app.route<{ Params: { name: string } }>({
      method: method as HTTPMethods,
      url: `/__sandbox/${path}`.replace('{name}', ':name'),
      handler: async ({ body, params: { name } }, reply) =>
        (await work({ body: schema ? schema.parse(body) : (body as Body), name, reply })) ?? { ok: true },
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
  add(
    'PUT latency',
    '{"ms": 400}; what waits already is let go',
    ({ body }) => controls.setLatency(body.ms),
    latencySchema,
  );
  add('GET latency', 'what every call waits', () => ({ ms: controls.latency() }));
  add('GET faults', 'the faults that strike', () => controls.faults());
  add(
    'POST faults',
    '{"path": "orders/{id}", "kind": "status", "status": 503, "method": "GET", "times": 1, "phone": "512345678"}',
    ({ body }) => controls.setFault(body),
    faultSchema,
  );
  add('DELETE faults', 'no more faults', () => controls.clearFaults());
  addStubControls(add, controls);
  add('GET requests', 'the last calls received, oldest first', () => controls.requests());
  add('DELETE requests', 'forget the calls received', () => controls.clearRequests());
};

const addOwnControls = (add: AddControl, controls: Controls, sandbox: FastifyInstance): void => {
  add('POST reset', 'everything back to the first day', () => controls.reset());
  add('GET clock', 'the time it is here', () => ({ now: controls.now() }));
  add(
    'PUT clock',
    '{"now": "2026-12-01T09:00:00Z" | null} or {"advanceMs": 60000}',
    ({ body: { now, advanceMs } }) => {
      if (now !== undefined) controls.setClock(now);
      if (advanceMs) controls.advanceClock(advanceMs);
    },
    clockSchema,
  );
  add(
    'PUT payment',
    '{"outcome": "open" | "pending" | "paid" | "declined", "pendingAnswers": 2, "orderNumber": "RQ1"}',
    ({ body }) => controls.setPayment(body),
    paymentSchema,
  );
  add(
    'PUT habits',
    `{"habits": [${sandboxHabits.map((name) => `"${name}"`).join(', ')}]}, any of them`,
    ({ body }) => controls.setHabits(body.habits),
    habitsSchema,
  );
  add('POST scenarios/{name}', `one of ${Object.keys(scenarios).join(', ')}`, ({ name }) => {
    const scenario = scenarios[name];
    if (!scenario) throw new Error(`There is no scenario ${name}`);
    return scenario.play(sandbox);
  });
  add('GET codes', 'the one-time codes sent, newest first', () => controls.codes());
  const heard = 'what the stand-ins of the pixels and of the tag manager were told, oldest first';
  add('GET tracked', heard, () => controls.tracked());
  add('DELETE tracked', 'forget what they were told', () => controls.clearTracked());
};

/**
 * A tester's controls, over HTTP. Faults and latency never touch it. `isProxy` leaves out controls that
 * only the sandbox's own shop has: a scenario would sign in, send messages and order at the real provider.
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
