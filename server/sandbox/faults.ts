import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pathMatches } from './stubs/described-calls.ts';
import { pathPattern, stubMethods } from './stubs/stub.ts';

export const faultKinds = ['status', 'timeout', 'reset', 'truncated', 'trickle', 'html', 'huge', 'body'] as const;

/**
 * - `status`: an error answer without the work being done
 * - `timeout`: no answer at all
 * - `reset`: the connection breaks, before the work or (with `after`) after it
 * - `truncated`: the work is done, the answer stops half way
 * - `trickle`: the work is done, the answer comes one byte at a time
 * - `html`: an HTML page with status 200 (or `status`)
 * - `huge`: ten megabytes of JSON
 * - `body`: the given JSON in place of the true answer
 */
export const faultSchema = z.strictObject({
  kind: z.enum(faultKinds),
  /** Such as `orders/{id}/cancel`; `{id}` stands for one segment, a trailing `*` for any rest. */
  path: z.string().regex(pathPattern),
  /** Any method when left out. */
  method: z.enum(stubMethods).optional(),
  /** Only calls of this customer: the nine digits, with or without country code. */
  phone: z.string().min(1).optional(),
  /** How often it strikes; for ever when left out. */
  times: z.int().min(1).optional(),
  status: z.int().min(100).max(599).optional(),
  message: z.string().optional(),
  /** Seconds in a `Retry-After` header. */
  retryAfter: z.int().min(0).optional(),
  after: z.boolean().optional(),
  body: z.unknown().optional(),
});

export type Fault = z.infer<typeof faultSchema>;

/** A fault and how often it strikes yet. */
export type StruckFault = { fault: Fault; left: number };

/** The fault that strikes this call, if any; it has then struck once more. */
export const takeFault = (
  faults: StruckFault[],
  { method, path, phone }: { method: string; path: string; phone: string | null },
): Fault | null => {
  const found = faults.find(
    ({ fault }) =>
      (!fault.method || fault.method === method) &&
      pathMatches(fault.path, path) &&
      (!fault.phone || fault.phone.slice(-9) === phone?.slice(-9)),
  );
  if (!found) return null;
  found.left -= 1;
  if (found.left <= 0) faults.splice(faults.indexOf(found), 1);
  return found.fault;
};

const page = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>';

const breakOff = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.hijack();
  request.raw.socket.resetAndDestroy();
};

/** Strikes before the route has run; answers whether the call is over. */
export const strikeBefore = (fault: Fault, request: FastifyRequest, reply: FastifyReply): boolean => {
  const { kind, status, message = `Fault ${status ?? 500}`, retryAfter, body = null } = fault;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const say = (type: string, text: string) =>
    reply
      .code(status ?? 200)
      .type(`${type}; charset=utf-8`)
      .send(text);
  if (kind === 'status') reply.code(status ?? 500).send({ status: false, message });
  else if (kind === 'html') say('text/html', page);
  else if (kind === 'huge') reply.send({ status: true, message: '', data: { filler: 'x'.repeat(10_000_000) } });
  // As a text it passes by the sandbox's habits: the tester wrote it as it is to be.
  else if (kind === 'body') say('application/json', JSON.stringify(body));
  else if (kind === 'timeout') reply.hijack();
  else if (kind === 'reset' && !fault.after) breakOff(request, reply);
  else return false;
  return true;
};

const trickle = (reply: FastifyReply, payload: string): void => {
  let position = 0;
  const timer = setInterval(() => {
    reply.raw.write(payload.charAt(position));
    position += 1;
    if (position >= payload.length) reply.raw.end();
  }, 500);
  reply.raw.on('close', () => clearInterval(timer));
};

/** Strikes when the work is done and the answer is about to leave; answers whether it took the answer over. */
export const strikeAfter = (fault: Fault, request: FastifyRequest, reply: FastifyReply, payload: string): boolean => {
  if (fault.kind === 'reset') {
    breakOff(request, reply);
    return true;
  }
  if (fault.kind !== 'truncated' && fault.kind !== 'trickle') return false;
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, {
    'content-type': String(reply.getHeader('content-type') ?? 'application/json; charset=utf-8'),
    'content-length': Buffer.byteLength(payload),
  });
  if (fault.kind === 'trickle') trickle(reply, payload);
  else reply.raw.write(payload.slice(0, payload.length / 2), () => reply.raw.destroy());
  return true;
};

export class Latency {
  #milliseconds = 0;
  #change = new AbortController();

  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** From now on. Waiting calls are let go, so that a slow answer can be watched and then had. */
  set(milliseconds: number): void {
    this.#milliseconds = milliseconds;
    this.#change.abort();
    this.#change = new AbortController();
  }

  async pass(): Promise<void> {
    if (this.#milliseconds > 0)
      await wait(this.#milliseconds, undefined, { signal: this.#change.signal }).catch(() => {});
  }
}
