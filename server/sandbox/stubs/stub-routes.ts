import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify';
import { isFields } from '../nested.ts';
import { askedOf, type ReceivedCall, StubRefusal, type Stubs } from './stubs.ts';

type Asked<Body> = { body: Body; name: string; reply: FastifyReply };

/** Controls below `/__sandbox`, JSON in and out; `overview` tells all of them. What makes no sense is refused with 422. */
export const controlsOn = (app: FastifyInstance) => {
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

export type StubLevers = {
  stubs: Stubs;
  calls: ReceivedCall[];
  problems: () => string[];
};

const timesText = (count: number): string => (count === 1 ? 'once' : `${count} times`);

export const addStubControls = (add: AddControl, { stubs, calls, problems }: StubLevers): void => {
  add('GET stubs', 'the answers that stand in for the true ones, and how often each did', async () => {
    await stubs.refresh();
    return { stubs: stubs.list(), problems: problems() };
  });
  add(
    'POST stubs',
    '{"method": "GET", "path": "products/{id}", "query": {}, "headers": {}, "body": {}, "times": 1, "answer": {"status": 200, "headers": {}, "body": {}, "patch": {}, "delay": 0}}',
    ({ body }) => {
      const { name, ...stub } = Object(body);
      return { ok: true, name: stubs.add(stub, name) };
    },
  );
  add('DELETE stubs', 'no more stubs but those of files', () => stubs.clear());
  add('DELETE stubs/{name}', 'this one no more', ({ name, reply }) => {
    if (stubs.remove(name)) return;
    reply.code(404);
    return { ok: false, message: `There is no stub ${name}` };
  });
  add(
    'POST asked',
    '{"method": "POST", "path": "orders", "body": {"is_scheduled": 0}, "times": 1}; 409 when it was not asked so often',
    ({ body, reply }) => {
      const { times, ...match } = isFields(body) ? body : {};
      if (times !== undefined && !Number.isInteger(times)) throw new StubRefusal('times must be a whole number');
      const found = askedOf(calls, match);
      if (times === undefined || found.length === times) return { ok: true, times: found.length, calls: found };
      reply.code(409);
      const message = `asked ${timesText(found.length)}, not ${timesText(Number(times))}`;
      return { ok: false, message, times: found.length, calls: found };
    },
  );
};
