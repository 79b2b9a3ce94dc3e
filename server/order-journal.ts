import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyBaseLogger } from 'fastify';

/** For so long the answer of a decision to pay is known. Milliseconds. */
export const ORDER_REMEMBERED = 30 * 60 * 1000;

const IN_MEMORY = ':memory:';
const TABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 500;
  CREATE TABLE IF NOT EXISTS placed_order (key TEXT PRIMARY KEY, answer TEXT, begun_at INTEGER NOT NULL) STRICT;`;

function open(file: string): DatabaseSync {
  if (file !== IN_MEMORY) mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(TABLE);
  // It knows where orders can be paid.
  if (file !== IN_MEMORY) chmodSync(file, 0o600);
  return database;
}

/**
 * Which decisions to pay have been sent to the provider, and what it answered, in a file that outlives the process: a
 * server that was killed in the middle never sends one of them again. A disk that fails costs that memory, not the sale.
 */
export class OrderJournal {
  readonly #database: DatabaseSync;
  readonly #log: FastifyBaseLogger | null;
  readonly #now: () => number;

  constructor(file: string, log: FastifyBaseLogger | null = null, now: () => number = Date.now) {
    this.#log = log;
    this.#now = now;
    this.#database = this.#try(() => open(file)) ?? open(IN_MEMORY);
  }

  /**
   * Notes a decision before it is sent. Null when it is new; else what is known of it, `answer: null` for one that was
   * sent and whose answer nobody has seen.
   */
  begin(key: string): { answer: string | null } | null {
    const now = this.#now();
    const row = this.#try(() => {
      this.#database.prepare('DELETE FROM placed_order WHERE begun_at <= ?').run(now - ORDER_REMEMBERED);
      const insert = this.#database.prepare('INSERT OR IGNORE INTO placed_order (key, begun_at) VALUES (?, ?)');
      if (insert.run(key, now).changes > 0) return null;
      return this.#database.prepare('SELECT answer FROM placed_order WHERE key = ?').get(key);
    });
    return row ? { answer: typeof row.answer === 'string' ? row.answer : null } : null;
  }

  end(key: string, answer: string): void {
    this.#try(() => this.#database.prepare('UPDATE placed_order SET answer = ? WHERE key = ?').run(answer, key));
  }

  forget(key: string): void {
    this.#try(() => this.#database.prepare('DELETE FROM placed_order WHERE key = ?').run(key));
  }

  close(): void {
    this.#database.close();
  }

  #try<T>(work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      this.#log?.warn({ err: error }, 'the journal of orders cannot be kept');
      return null;
    }
  }
}
