import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Levers } from './controls.ts';
import { type Fault, strikeAfter, strikeBefore } from './faults.ts';
import { textOf } from './nested.ts';
import { customerOf, type World } from './world.ts';

const mostCalls = 2000;

const mostAnswer = 20_000;

const record = (request: FastifyRequest, path: string, levers: Levers): Levers['calls'][number] => {
  const call: Levers['calls'][number] = {
    at: performance.now(),
    method: request.method,
    path,
    query: { ...(request.query as Record<string, unknown>) },
    headers: { ...request.headers },
    body: request.body ?? null,
  };
  levers.calls.push(call);
  if (levers.calls.length > mostCalls) levers.calls.shift();
  return call;
};

/**
 * Every call below `base` is written down, waits for the latency and may meet a fault, before and after its work.
 * Faults and records name its path without `base`.
 */
export const addTroubles = (app: FastifyInstance, world: World, levers: Levers, base: string): void => {
  const struck = new WeakMap<FastifyRequest, Fault>();
  const recorded = new WeakMap<FastifyRequest, { call: Levers['calls'][number]; startedAt: number }>();
  app.addHook('preHandler', async (request, reply) => {
    const path = request.url.slice(base.length).split('?')[0] ?? '';
    recorded.set(request, { call: record(request, path, levers), startedAt: performance.now() });
    await levers.latency.pass();
    const phone = customerOf(world, request)?.mobile_number ?? (textOf(request.body, 'mobile_number') || null);
    const fault = levers.faults.take({ method: request.method, path, phone });
    if (!fault) return;
    if (strikeBefore(fault, request, reply)) return reply;
    struck.set(request, fault);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const known = recorded.get(request);
    const text = typeof payload === 'string' ? payload.slice(0, mostAnswer) : '';
    if (known) {
      const milliseconds = Math.round(performance.now() - known.startedAt);
      known.call.answer = { status: reply.statusCode, milliseconds, text };
    }
    const fault = struck.get(request);
    struck.delete(request);
    if (fault && typeof payload === 'string' && strikeAfter(fault, request, reply, payload))
      return new Promise(() => {});
    return payload;
  });
};
