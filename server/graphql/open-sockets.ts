import type { WebSocket } from 'ws';
import type { SignedInSession } from '../session.ts';

const LONGEST_TIMER = 2 ** 31 - 1;
const SESSION_ENDED = 4401;
const GOODBYE = 2_000;
const ROUND = 15_000;
/** More in one round comes from no client that means well. */
const MAX_MESSAGES_A_ROUND = 200;
const POLICY_VIOLATION = 1008;

/** A peer that does not complete the goodbye is cut off; nothing is sent to it any more from the first moment. */
function endSocket(socket: WebSocket): void {
  socket.close(SESSION_ENDED, 'The session has ended');
  setTimeout(() => socket.terminate(), GOODBYE).unref();
}

interface Peer {
  isAlive: boolean;
  messages: number;
}

/** Every open socket: whose it is, when it must end and whether there still is somebody. */
export class OpenSockets {
  readonly #peers = new Map<WebSocket, Peer>();
  readonly #bySession = new Map<string, Set<WebSocket>>();
  readonly #roundMilliseconds: number;
  #rounds: NodeJS.Timeout | null = null;

  constructor(roundMilliseconds = ROUND) {
    this.#roundMilliseconds = roundMilliseconds;
  }

  get count(): number {
    return this.#peers.size;
  }

  add(socket: WebSocket, session: SignedInSession | null): void {
    this.#rounds ??= setInterval(() => this.#ask(), this.#roundMilliseconds).unref();
    const peer: Peer = { isAlive: true, messages: 0 };
    this.#peers.set(socket, peer);
    socket.on('pong', () => {
      peer.isAlive = true;
    });
    socket.on('message', () => {
      peer.messages += 1;
      if (peer.messages > MAX_MESSAGES_A_ROUND) socket.close(POLICY_VIOLATION, 'Too many messages');
    });
    const forgetSession = session ? this.#follow(socket, session) : () => undefined;
    socket.once('close', () => {
      this.#peers.delete(socket);
      forgetSession();
    });
  }

  closeSession(key: string): void {
    for (const socket of this.#bySession.get(key) ?? []) endSocket(socket);
  }

  closeAll(code: number, reason: string): void {
    if (this.#rounds) clearInterval(this.#rounds);
    for (const socket of this.#peers.keys()) socket.close(code, reason);
  }

  /** Sockets that do not complete their goodbye are cut off. */
  terminateAll(): void {
    for (const socket of this.#peers.keys()) socket.terminate();
  }

  #follow(socket: WebSocket, session: SignedInSession): () => void {
    const sockets = this.#bySession.get(session.key) ?? new Set();
    this.#bySession.set(session.key, sockets.add(socket));
    const remaining = Math.min(session.expiresAt - Date.now(), LONGEST_TIMER);
    const expiry = setTimeout(() => endSocket(socket), remaining).unref();
    return () => {
      clearTimeout(expiry);
      sockets.delete(socket);
      if (sockets.size === 0) this.#bySession.delete(session.key);
    };
  }

  /** Asks every peer for a sign of life and drops those who gave none since the last round. */
  #ask(): void {
    for (const [socket, peer] of this.#peers) {
      if (!peer.isAlive) {
        socket.terminate();
        continue;
      }
      peer.isAlive = false;
      peer.messages = 0;
      socket.ping();
    }
  }
}
