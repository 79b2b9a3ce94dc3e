import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addStubs } from './answer-stubs.ts';
import { StubFolder } from './stub-folder.ts';
import { addStubControls, controlsOn } from './stub-routes.ts';
import { type ReceivedCall, receivedCall, Stubs, writeDown } from './stubs.ts';

const base = '/api/v1';
const largestBody = 8 * 1024 * 1024;
/** What belongs to one connection, or is made anew. */
const ownHeaders = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'accept-encoding',
  'expect',
  'upgrade',
]);

const jsonIn = ({ body }: FastifyRequest): unknown => {
  if (!Buffer.isBuffer(body) || body.length === 0) return null;
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
};

const headersOf = (values: Iterable<[string, unknown]>): [string, string][] =>
  [...values].flatMap(([name, value]) =>
    ownHeaders.has(name.toLowerCase()) || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );

const forward = async (origin: string, request: FastifyRequest, reply: FastifyReply): Promise<Response> => {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const { body } = request;
  return await fetch(`${origin}${request.url}`, {
    method: request.method,
    headers: headersOf(Object.entries(request.headers)),
    body: Buffer.isBuffer(body) && body.length > 0 ? new Uint8Array(body) : null,
    redirect: 'manual',
    signal: left.signal,
  });
};

/** Everything reaches the provider and comes back as it is, but for what a stub answers or patches. */
const registerForwarding = (
  app: FastifyInstance,
  origin: string,
  isPatched: (request: FastifyRequest) => boolean,
): void => {
  app.all('*', async (request, reply) => {
    let response: Response;
    let text: Buffer;
    try {
      response = await forward(origin, request, reply);
      text = Buffer.from(await response.arrayBuffer());
    } catch {
      reply.code(502);
      return { status: false, message: 'The provider behind the stubs does not answer.' };
    }
    reply.code(response.status).headers(Object.fromEntries(headersOf(response.headers)));
    if (!isPatched(request)) return reply.send(text);
    try {
      return JSON.parse(text.toString());
    } catch {
      return reply.send(text);
    }
  });
};

export type StubProxy = { listen(port: number): Promise<string>; close(): Promise<void> };

/** Stubs over a real provider: whatever no stub answers goes on to `origin`. Fails when a stub cannot be used. */
export const buildStubProxy = async (
  origin: string,
  folder: string,
  tell: (message: string) => void,
): Promise<StubProxy> => {
  const stubs = new Stubs();
  const files = new StubFolder(folder, stubs, tell);
  await files.open();
  const calls: ReceivedCall[] = [];
  const app = Fastify({ forceCloseConnections: true, bodyLimit: largestBody });
  app.register(async (controls) => {
    const { add, overview } = controlsOn(controls);
    addStubControls(add, { stubs, calls, problems: () => files.problems() });
    controls.get('/__sandbox', () => overview);
    add('GET requests', 'the last calls received, oldest first', () => calls);
    add('DELETE requests', 'forget the calls received', () => void calls.splice(0));
  });
  app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    api.addHook('preHandler', async (request) => writeDown(calls, receivedCall(request, base, jsonIn(request))));
    registerForwarding(api, origin, addStubs(api, stubs, base, jsonIn));
  });
  return {
    listen: async (port) => {
      await app.listen({ port, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    close: () => app.close(),
  };
};
