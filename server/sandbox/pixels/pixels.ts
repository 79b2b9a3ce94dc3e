import type { FastifyInstance } from 'fastify';
import { pixels } from './pixel-scripts.ts';

/**
 * What a third party's script was told in some browser; the first entry of `call` says what it is about, `at` when it
 * was, in milliseconds since 1970.
 */
export type TrackedCall = { pixel: string; at: number; call: unknown[] };

const mostCalls = 2_000;

const readMessage = (body: unknown): Pick<TrackedCall, 'at' | 'call'> | null => {
  try {
    const { at, call } = JSON.parse(String(body));
    return typeof at === 'number' && Array.isArray(call) ? { at, call } : null;
  } catch {
    return null;
  }
};

/** Serves the stand-ins of the advertising pixels and of the tag manager, and writes down in `tracked` what they hear. */
export const registerPixels = (app: FastifyInstance, tracked: TrackedCall[]): void => {
  for (const { path, script } of Object.values(pixels)) {
    app.get(`${path}.js`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
    );
    app.post(path, (request, reply) => {
      const message = readMessage(request.body);
      if (!message) return reply.code(400).send();
      tracked.push({ pixel: path.replace('/pixels/', ''), ...message });
      tracked.sort((one, other) => one.at - other.at);
      if (tracked.length > mostCalls) tracked.shift();
      return reply.code(204).send();
    });
  }
};
