import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Levers } from './controls.ts';
import { type Fault, strikeAfter, strikeBefore } from './faults.ts';
import { textOf } from './nested.ts';
import { type ReceivedCall, receivedCall, writeDown } from './stubs/received-calls.ts';
import { customerOf, type World } from './world.ts';

const mostAnswer = 20_000;

/**
 * Every call below `base` is written down, waits for the latency and may meet a fault, before and after its work.
 * Faults and records name its path without `base`.
 */
export const addTroubles = (app: FastifyInstance, world: World, levers: Levers, base: string): void => {
  const struck = new WeakMap<FastifyRequest, Fault>();
  const recorded = new WeakMap<FastifyRequest, ReceivedCall>();
  app.addHook('preHandler', async (request, reply) => {
    const call = receivedCall(request, base);
    recorded.set(request, call);
    writeDown(levers.calls, call);
    await levers.latency.pass();
    const phone = customerOf(world, request)?.mobile_number ?? (textOf(request.body, 'mobile_number') || null);
    const fault = levers.faults.take({ method: call.method, path: call.path, phone });
    if (!fault) return;
    if (strikeBefore(fault, request, reply)) return reply;
    struck.set(request, fault);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const call = recorded.get(request);
    const text = typeof payload === 'string' ? payload.slice(0, mostAnswer) : '';
    if (call) {
      call.answer = { status: reply.statusCode, milliseconds: Math.round(performance.now() - call.at), text };
    }
    const fault = struck.get(request);
    struck.delete(request);
    if (fault && typeof payload === 'string' && strikeAfter(fault, request, reply, payload))
      return new Promise(() => {});
    return payload;
  });
};
