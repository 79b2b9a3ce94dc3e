import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFields } from '../nested.ts';
import { askedOf, type ReceivedCall, StubRefusal, type Stubs } from './stubs.ts';

export const stubControls = {
  'GET /__sandbox/stubs': 'the answers that stand in for the true ones, and how often each did',
  'POST /__sandbox/stubs':
    '{"method": "GET", "path": "products/{id}", "query": {}, "headers": {}, "body": {}, "times": 1, "answer": {"status": 200, "headers": {}, "body": {}, "patch": {}, "delay": 0}}',
  'DELETE /__sandbox/stubs': 'no more stubs but those of files',
  'DELETE /__sandbox/stubs/{name}': 'this one no more',
  'POST /__sandbox/asked':
    '{"method": "POST", "path": "orders", "body": {"is_scheduled": 0}, "times": 1}; 409 when it was not asked so often',
};

export type StubLevers = {
  stubs: Stubs;
  calls: ReceivedCall[];
  problems: () => string[];
};

/** What makes no sense to a control is refused with 422. */
export const refuseControl = (error: Error, _request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(422).send({ ok: false, message: error.message });

const timesText = (count: number): string => (count === 1 ? 'once' : `${count} times`);

export const registerStubRoutes = (app: FastifyInstance, { stubs, calls, problems }: StubLevers): void => {
  app.get('/__sandbox/stubs', async () => {
    await stubs.refresh();
    return { stubs: stubs.list(), problems: problems() };
  });
  app.post('/__sandbox/stubs', (request) => {
    const { name, ...stub } = Object(request.body);
    return { ok: true, name: stubs.add(stub, name) };
  });
  app.delete('/__sandbox/stubs', () => {
    stubs.clear();
    return { ok: true };
  });
  app.delete<{ Params: { name: string } }>('/__sandbox/stubs/:name', ({ params: { name } }, reply) => {
    if (stubs.remove(name)) return { ok: true };
    reply.code(404);
    return { ok: false, message: `There is no stub ${name}` };
  });
  app.post('/__sandbox/asked', ({ body }, reply) => {
    const { times, ...match } = isFields(body) ? body : {};
    if (times !== undefined && !Number.isInteger(times)) throw new StubRefusal('times must be a whole number');
    const found = askedOf(calls, match);
    if (times === undefined || found.length === times) return { ok: true, times: found.length, calls: found };
    reply.code(409);
    const message = `asked ${timesText(found.length)}, not ${timesText(Number(times))}`;
    return { ok: false, message, times: found.length, calls: found };
  });
};
