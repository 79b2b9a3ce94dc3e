import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type LooseCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
};

/** An answer: a JSON value with status 200, or whatever the function does with the response. */
export type LooseAnswer = ((response: ServerResponse, call: LooseCall) => void) | object;

export type LooseProvider = {
  url: string;
  calls: LooseCall[];
  /** Answers by `GET /branches`. May be changed at any time. */
  answers: Record<string, LooseAnswer>;
  /** Answers to everything else: a 404 with words. */
  fallback: LooseAnswer;
  close: () => Promise<void>;
};

/** A provider with habits of its own, to see what the storefront makes of them. */
export const startLooseProvider = async (answers: Record<string, LooseAnswer>): Promise<LooseProvider> => {
  const fallback = answerWith(404, { status: false, message: 'Not here' });
  const provider: LooseProvider = { url: '', calls: [], answers, fallback, close: async () => {} };
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const url = new URL(request.url ?? '/', 'http://provider');
    const path = url.pathname.replace(/^.*\/api\/v1/, '');
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
    };
    provider.calls.push(call);
    const answer = provider.answers[`${request.method} ${path}`] ?? provider.fallback;
    if (typeof answer === 'function') return answer(response, call);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return provider;
};

/** An answer with a status and a JSON body. */
export const answerWith =
  (status: number, body: unknown, headers: Record<string, string> = {}): LooseAnswer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** The answers one after the other; the last one stays. */
export const inTurn = (...answers: LooseAnswer[]): LooseAnswer => {
  let turn = 0;
  return (response, call) => {
    const answer = answers[Math.min(turn, answers.length - 1)] ?? {};
    turn += 1;
    if (typeof answer === 'function') return answer(response, call);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  };
};
