import type { RawData, WebSocket } from 'ws';
import type { SignedInSession } from '../session.ts';
import { maxBodyBytes } from './limits.ts';

const longestTimerMs = 2 ** 31 - 1;
const sessionEnded = 4401;
const roundMs = 15_000;
const secondMs = 1_000;
/** A page greets, subscribes ten times at most and answers pings. */
const maxMessagesASecond = 50;
const maxBytesASecond = 4 * maxBodyBytes;
const policyViolation = 1008;

const endSocket = (socket: WebSocket): void => {
  socket.close(sessionEnded, 'The session has ended');
};

/**
 * Ends a socket of which more is read in a second than a page sends. Its words are not read any more. The library ends one
 * whose message has too many parts.
 */
const boundReading = (socket: WebSocket): void => {
  let secondEndsAt = 0;
  let messages = 0;
  let bytes = 0;
  const count = (data: RawData) => {
    if (socket.readyState !== socket.OPEN) return;
    const now = performance.now();
    if (now >= secondEndsAt) {
      secondEndsAt = now + secondMs;
      messages = 0;
      bytes = 0;
    }
    messages += 1;
    bytes += (data as Buffer).length;
    if (messages <= maxMessagesASecond && bytes <= maxBytesASecond) return;
    socket.close(policyViolation, 'Too many messages');
    socket.pause();
  };
  socket.on('message', count).on('ping', count).on('pong', count);
};

interface Peer {
  isAlive: boolean;
  session: SignedInSession | null;
}

export type OpenSockets = ReturnType<typeof buildOpenSockets>;

/**
 * Every open socket: whose it is, when it must end and whether the client is still there. `look` is called every round
 * with the session of every socket that has one: the message of its end may be lost.
 */
export const buildOpenSockets = (
  look: (session: SignedInSession) => void = () => undefined,
  roundMilliseconds = roundMs,
) => {
  const peers = new Map<WebSocket, Peer>();
  let rounds: NodeJS.Timeout | null = null;

  /** Asks every peer for a sign of life and drops peers without one since the last round. */
  const ask = (): void => {
    for (const [socket, peer] of peers) {
      if (!peer.isAlive) {
        socket.terminate();
        continue;
      }
      peer.isAlive = false;
      socket.ping();
      if (peer.session) look(peer.session);
    }
  };

  return {
    get count(): number {
      return peers.size;
    },

    add: (socket: WebSocket, session: SignedInSession | null): void => {
      rounds ??= setInterval(() => ask(), roundMilliseconds).unref();
      const peer: Peer = { isAlive: true, session };
      peers.set(socket, peer);
      socket.on('pong', () => {
        peer.isAlive = true;
      });
      boundReading(socket);
      const remaining = Math.min((session?.expiresAt ?? Infinity) - Date.now(), longestTimerMs);
      const expiry = session ? setTimeout(endSocket, remaining, socket).unref() : undefined;
      socket.once('close', () => {
        peers.delete(socket);
        clearTimeout(expiry);
      });
    },

    closeSession: (key: string): void => {
      for (const [socket, { session }] of peers) if (session?.key === key) endSocket(socket);
    },

    closeAll: (code: number, reason: string): void => {
      if (rounds) clearInterval(rounds);
      for (const socket of peers.keys()) socket.close(code, reason);
    },
  };
};
