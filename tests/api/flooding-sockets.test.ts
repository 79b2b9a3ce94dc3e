import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openGreetedSocket } from '../support/open-socket.ts';
import { direct, endProcess, startLasting } from '../support/start-process.ts';

const upgrade = [
  'GET /graphql HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
].join('\r\n');

const text = 0x81;
const ping = 0x89;
const firstPart = 0x01;
const nextPart = 0x00;
const closeFrame = 0x88;

/** A frame as browsers send it, with a mask of zeros. */
const frame = (kind: number, payload = ''): Buffer => {
  const bytes = Buffer.from(payload);
  const length = bytes.length < 126 ? [0x80 | bytes.length] : [0x80 | 126, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from([kind, ...length, 0, 0, 0, 0]), bytes]);
};

const times = (count: number, part: Buffer) => Buffer.concat(Array.from({ length: count }, () => part));

const hello = frame(text, '{"type":"connection_init"}');
const subscribe = frame(
  text,
  JSON.stringify({ id: '1', type: 'subscribe', payload: { query: `subscription { ${'x '.repeat(20_000)} }` } }),
);

/** The message that a client sends once, and the one without end. */
const floods: Record<string, [once: Buffer, withoutEnd: Buffer]> = {
  messages: [hello, times(1_000, frame(text, '{"type":"ping"}'))],
  subscriptions: [hello, subscribe],
  'control frames': [hello, times(1_000, frame(ping, 'still here'))],
  'parts of one message': [Buffer.concat([hello, frame(firstPart)]), times(1_000, frame(nextPart))],
  'messages before the greeting': [Buffer.alloc(0), times(1_000, frame(text, '{"type":"ping"}'))],
};

/** A client that has its socket, reads nothing any more and answers no close frame. `gone` is by `performance.now()`. */
const deafClient = async (url: string): Promise<{ socket: Socket; gone: Promise<number> }> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  const gone = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now())));
  socket.on('error', () => undefined);
  socket.write(`${upgrade}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('101 Switching Protocols');
  socket.pause();
  return { socket, gone };
};

const sendWithoutEnd = (socket: Socket, bytes: Buffer): void => {
  const send = () => {
    while (socket.writable && socket.write(bytes));
  };
  socket.on('drain', send);
  send();
};

/** Milliseconds of the slowest of several answers, one after the other, while something lasts. */
const slowestAnswer = async (url: string, meanwhile: Promise<unknown>): Promise<number> => {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  meanwhile.then(end, end);
  let slowest = 0;
  while (!isOver) {
    const askedAt = performance.now();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - askedAt);
  }
  return slowest;
};

/** A real process, with no limit on how many sockets one address opens. It outlives all floods. */
const server = await startLasting(direct, { PROVIDER_URL: 'http://127.0.0.1:9', RATE_LIMIT_FACTOR: '1000' });
const url = `http://127.0.0.1:${new URL(server.url).port}`;
afterAll(() => endProcess(server));

describe('a client that never listens', () => {
  for (const [what, [first, withoutEnd]] of Object.entries(floods)) {
    it(`and sends ${what} without end is gone within 3 s, and others are served meanwhile`, async () => {
      const honest = await openGreetedSocket(url);
      const clients = await Promise.all(Array.from({ length: 20 }, () => deafClient(url)));
      const floodedAt = performance.now();
      for (const { socket } of clients) {
        socket.write(first);
        sendWithoutEnd(socket, withoutEnd);
      }
      const allGone = Promise.all(clients.map(({ gone }) => gone));
      const slowest = await slowestAnswer(url, allGone);
      expect(Math.max(...(await allGone)) - floodedAt).toBeLessThan(3_000);
      // Machines that run tests are busy; a server stopped by the flood does not answer at all.
      expect(slowest).toBeLessThan(2_000);
      honest.send({ type: 'ping' });
      expect(await honest.next()).toEqual({ type: 'pong' });
      honest.socket.close();
    });
  }

  it('and sends nothing is gone a second after its goodbye', async () => {
    const { socket, gone } = await deafClient(url);
    socket.resume();
    const [goodbye] = await once(socket, 'data');
    const toldAt = performance.now();
    expect(goodbye[0]).toBe(closeFrame);
    expect((await gone) - toldAt).toBeLessThan(1_500);
  });
});
