import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Controls, PaymentControl } from './controls.ts';
import { type Fault, faultKinds } from './faults.ts';

const overview = {
  'POST /__sandbox/reset': 'everything back to the first day',
  'GET /__sandbox/clock': 'the time it is here',
  'PUT /__sandbox/clock': '{"now": "2026-12-01T09:00:00Z" | null} or {"advanceMs": 60000}',
  'PUT /__sandbox/latency': '{"ms": 400}; what waits already is let go',
  'POST /__sandbox/faults':
    '{"path": "orders/{id}", "kind": "status", "status": 503, "method": "GET", "times": 1, "phone": "512345678"}',
  'DELETE /__sandbox/faults': 'no more faults',
  'PUT /__sandbox/payment':
    '{"outcome": "open" | "pending" | "paid" | "declined", "pendingAnswers": 2, "orderNumber": "RQ1"}',
  'GET /__sandbox/codes': 'the one-time codes sent, newest first',
  'GET /__sandbox/requests': 'the last calls received, oldest first',
  'DELETE /__sandbox/requests': 'forget the calls received',
  'GET /__sandbox/tracked': 'what the stand-ins of the pixels and of the tag manager were told, oldest first',
  'DELETE /__sandbox/tracked': 'forget what they were told',
};

type ClockBody = { now?: string | null; advanceMs?: number };

const attempt = (reply: FastifyReply, work: () => void): object => {
  try {
    work();
    return { ok: true };
  } catch (error) {
    reply.code(422);
    return { ok: false, message: error instanceof Error ? error.message : 'failed' };
  }
};

/** The controls over HTTP, JSON in and out. Faults and latency never touch them. */
export const registerControlRoutes = (app: FastifyInstance, controls: Controls): void => {
  app.get('/__sandbox', () => overview);
  app.post('/__sandbox/reset', (_, reply) => attempt(reply, controls.reset));
  app.get('/__sandbox/clock', () => ({ now: controls.now() }));
  app.put<{ Body: ClockBody }>('/__sandbox/clock', ({ body }, reply) =>
    attempt(reply, () => {
      if (body?.now !== undefined) controls.setClock(body.now);
      if (body?.advanceMs) controls.advanceClock(body.advanceMs);
    }),
  );
  app.put<{ Body: { ms: number } }>('/__sandbox/latency', ({ body }, reply) =>
    attempt(reply, () => controls.setLatency(Number(body?.ms ?? 0))),
  );
  app.post<{ Body: Fault }>('/__sandbox/faults', ({ body }, reply) =>
    attempt(reply, () => {
      if (!body?.path || !faultKinds.includes(body.kind)) {
        throw new Error(`A fault needs a path and a kind: ${faultKinds.join(', ')}.`);
      }
      controls.setFault(body);
    }),
  );
  app.delete('/__sandbox/faults', (_, reply) => attempt(reply, controls.clearFaults));
  app.put<{ Body: PaymentControl }>('/__sandbox/payment', ({ body }, reply) =>
    attempt(reply, () => {
      if (!body?.outcome) throw new Error('A payment needs an outcome.');
      controls.setPayment(body);
    }),
  );
  app.get('/__sandbox/codes', () => controls.codes());
  app.get('/__sandbox/requests', () => controls.requests());
  app.delete('/__sandbox/requests', (_, reply) => attempt(reply, controls.clearRequests));
  app.get('/__sandbox/tracked', () => controls.tracked());
  app.delete('/__sandbox/tracked', (_, reply) => attempt(reply, controls.clearTracked));
};
