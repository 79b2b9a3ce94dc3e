import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFields } from '../nested.ts';
import { patched, type StubAnswer } from './stub.ts';
import { receivedCall, StubRefusal, type Stubs, toStubCall } from './stubs.ts';

const dress = (reply: FastifyReply, { status, headers = {} }: StubAnswer): void => {
  if (status !== undefined) reply.code(status);
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
};

const bodyOf = ({ status = 200, body }: StubAnswer): unknown =>
  body === undefined ? { status: status < 400, message: `Stub ${status}`, data: [] } : body;

/** A text that is not JSON says so by its own type. */
const textOf = (answer: StubAnswer): string => {
  const body = bodyOf(answer);
  const hasType = Object.keys(answer.headers ?? {}).some((name) => name.toLowerCase() === 'content-type');
  return typeof body === 'string' && hasType ? body : JSON.stringify(body);
};

const standsIn = ({ body, status, patch }: StubAnswer): boolean =>
  body !== undefined || (status !== undefined && patch === undefined);

const brokenStub = (error: unknown): { name: string; answer: StubAnswer } => {
  const message = error instanceof StubRefusal ? error.message : `A stub failed: ${error}`;
  return { name: 'broken', answer: { status: 500, body: { status: false, message } } };
};

/**
 * Calls below `base` are answered by the stub that matches, if there is one; `x-stub` then names it. `bodyIn` reads a
 * request's body where it is not parsed. Answers whether the true answer to a request will be patched.
 */
export const addStubs = (
  app: FastifyInstance,
  stubs: Stubs,
  base: string,
  bodyIn: (request: FastifyRequest) => unknown = (request) => request.body,
): ((request: FastifyRequest) => boolean) => {
  const dressed = new WeakMap<FastifyRequest, StubAnswer>();
  app.addHook('preHandler', async (request, reply) => {
    const found = await stubs.answerTo(toStubCall(receivedCall(request, base, bodyIn(request)))).catch(brokenStub);
    if (!found) return;
    const { name, answer } = found;
    reply.header('x-stub', name);
    if (answer.delay) await wait(answer.delay);
    if (!standsIn(answer)) {
      dressed.set(request, answer);
      return;
    }
    reply.type('application/json; charset=utf-8');
    dress(reply, answer);
    // As a text it passes by the sandbox's habits: the tester wrote it is to be.
    return reply.send(textOf(answer));
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    const answer = dressed.get(request);
    if (!answer) return payload;
    dress(reply, answer);
    return answer.patch === undefined || !isFields(payload) ? payload : patched(payload, answer.patch);
  });
  return (request) => dressed.get(request)?.patch !== undefined;
};
