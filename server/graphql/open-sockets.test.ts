import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { buildOpenSockets } from './open-sockets.ts';

it('drops a visitor whose browser is gone without a word and keeps the one who still answers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const open = buildOpenSockets(undefined, 50);
  const oneHasAnswered = Promise.withResolvers<void>();
  const oneIsGone = Promise.withResolvers<void>();
  server.on('connection', (socket) => {
    open.add(socket, null);
    socket.once('pong', () => oneHasAnswered.resolve());
    socket.once('close', () => oneIsGone.resolve());
  });
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const living = new WebSocket(url);
  const dead = new WebSocket(url, { autoPong: false });
  await Promise.all([once(living, 'open'), once(dead, 'open')]);
  vi.advanceTimersByTime(50);
  await oneHasAnswered.promise;
  vi.advanceTimersByTime(50);
  await oneIsGone.promise;
  expect(open.count).toBe(1);
  expect(living.readyState).toBe(WebSocket.OPEN);
  open.closeAll(1001, 'The server is stopping');
  const [code] = await once(living, 'close');
  expect(code).toBe(1001);
  server.close();
});
