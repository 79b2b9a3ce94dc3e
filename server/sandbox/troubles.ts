import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ReceivedCall, receivedCall, writeDown } from './calls.ts';
import { type Fault, strikeAfter, strikeBefore, takeFault } from './faults.ts';
import { textOf } from './nested.ts';
import { patched, type StubAnswer } from './stubs/stub.ts';
import { customerOf, type World } from './world.ts';

const mostAnswer = 20_000;

/** Sends a stub's answer in place of the true one; false where it only changes that. */
const standIn = ({ status, headers = {}, body, patch }: StubAnswer, reply: FastifyReply): boolean => {
  if (body === undefined && (status === undefined || patch !== undefined)) return false;
  const code = status ?? 200;
  const written = body === undefined ? { status: code < 400, message: `Stub ${code}`, data: [] } : body;
  reply.code(code).type('application/json; charset=utf-8').headers(headers);
  // A text that is not JSON says so by its own type.
  const isText = typeof written === 'string' && !/json/.test(String(reply.getHeader('content-type')));
  // As a text it passes by the sandbox's habits: the tester wrote it as it is to be.
  reply.send(isText ? written : JSON.stringify(written));
  return true;
};

/** A body that is no JSON, such as a picture, stays as it is. */
const patchedText = (payload: string | Buffer, patch: unknown): string | Buffer => {
  try {
    return JSON.stringify(patched(JSON.parse(String(payload)), patch));
  } catch {
    return payload;
  }
};

type Met = { call: ReceivedCall; fault?: Fault; stub?: StubAnswer };

/**
 * Every call below `base` is written down, waits for the latency, and may meet a fault or a stub, before and after its
 * work. All of them name its path without `base`.
 */
export const addTroubles = (app: FastifyInstance, world: World, base: string): void => {
  const met = new WeakMap<FastifyRequest, Met>();
  app.addHook('preHandler', async (request, reply) => {
    const call = receivedCall(request, base);
    const now: Met = { call };
    met.set(request, now);
    writeDown(world.calls, call);
    await world.latency.pass();
    const phone = customerOf(world, request)?.mobile_number ?? (textOf(request.body, 'mobile_number') || null);
    const fault = takeFault(world.faults, { method: call.method, path: call.path, phone });
    if (fault && strikeBefore(fault, request, reply)) return reply;
    const stub = await world.stubs.answerTo(call);
    if (fault) now.fault = fault;
    if (!stub) return;
    reply.header('x-stub', stub.name);
    if (stub.answer.delay) await wait(stub.answer.delay);
    if (standIn(stub.answer, reply)) return reply;
    now.stub = stub.answer;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { call, fault, stub } = met.get(request) ?? {};
    met.delete(request);
    if (!call) return payload;
    if (stub?.status !== undefined) reply.code(stub.status);
    reply.headers(stub?.headers ?? {});
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const sent = isText && stub?.patch !== undefined ? patchedText(payload, stub.patch) : payload;
    const text = isText ? String(sent) : '';
    const milliseconds = Math.round(performance.now() - call.at);
    call.answer = { status: reply.statusCode, milliseconds, text: text.slice(0, mostAnswer) };
    return fault && isText && strikeAfter(fault, request, reply, text) ? new Promise(() => {}) : sent;
  });
};
