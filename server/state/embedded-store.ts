import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { makePrivate } from '../start/private-file.ts';
import { type Addition, type Allowance, type Store, StoreAway, type Total, type WindowLimit } from './store.ts';

type Options = {
  /** A write is on the disk before it is answered. */
  isDurable?: boolean;
  now?: () => number;
  /** Without a file, what ends soonest goes when there are more entries. */
  mostInMemory?: number;
};

const inMemory = ':memory:';
/** Milliseconds that a write waits for one of another process. The whole process waits with it. */
const busyTimeoutMs = 100;
/** Milliseconds between two looks for messages of other processes. */
const lookMs = 100;
/** Milliseconds; processes look much more often. */
const messageLifetimeMs = 60_000;
const sweepMs = 30_000;
const mostEntriesInMemory = 100_000;

const tablesSql = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS entry (key TEXT PRIMARY KEY, value TEXT NOT NULL, ends_at REAL NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS entry_end ON entry (ends_at);
  CREATE TABLE IF NOT EXISTS message
    (id INTEGER PRIMARY KEY AUTOINCREMENT, sender TEXT, topic TEXT, body TEXT, sent_at REAL) STRICT;`;
const getSql = 'SELECT value FROM entry WHERE key = ? AND ends_at > ?';
const setSql = 'INSERT OR REPLACE INTO entry (key, value, ends_at) VALUES (?, ?, ?)';
const replaceSql = 'UPDATE entry SET value = ?, ends_at = ? WHERE key = ? AND value = ? AND ends_at > ?';
const deleteSql = 'DELETE FROM entry WHERE key = ?';
const countSql = `
  INSERT INTO entry (key, value, ends_at) VALUES (:key, :more, :ends) ON CONFLICT (key) DO UPDATE SET
    value = CASE WHEN ends_at > :now THEN CAST(value AS INTEGER) + :more ELSE :more END,
    ends_at = CASE WHEN ends_at > :now THEN ends_at ELSE :ends END
  RETURNING CAST(value AS INTEGER) AS total, ends_at`;
const publishSql = 'INSERT INTO message (sender, topic, body, sent_at) VALUES (?, ?, ?, ?)';
const hearSql = 'SELECT id, sender, topic, body FROM message WHERE id > ? ORDER BY id';

type Open = { database: DatabaseSync; statements: Map<string, StatementSync>; heard: number; version: number };

/**
 * One SQLite file for all processes of one machine, or `:memory:` for one process alone. A file that cannot be opened is
 * tried again with every call.
 */
export class EmbeddedStore implements Store {
  readonly #file: string;
  readonly #isDurable: boolean;
  readonly #now: () => number;
  readonly #mostInMemory: number;
  readonly #id = randomUUID();
  readonly #events = new EventEmitter().setMaxListeners(0);
  #open: Open | null = null;
  #sweeps: NodeJS.Timeout | null = null;
  #looks: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(file: string, { isDurable = false, now = Date.now, mostInMemory = mostEntriesInMemory }: Options = {}) {
    this.#file = file;
    this.#isDurable = isDurable;
    this.#now = now;
    this.#mostInMemory = mostInMemory;
  }

  async get(key: string): Promise<string | null> {
    return this.#work(() => this.#read(key));
  }

  async set(key: string, value: string, lifetime: number): Promise<void> {
    this.#work(() => this.#run(setSql, key, value, this.#now() + lifetime));
  }

  async add(key: string, value: string, lifetime: number): Promise<string | null> {
    return this.#atOnce(() => {
      const known = this.#read(key);
      if (known === null) this.#run(setSql, key, value, this.#now() + lifetime);
      return known;
    });
  }

  async replace(key: string, expected: string, value: string, lifetime: number): Promise<boolean> {
    const now = this.#now();
    return this.#work(
      () => this.#run(replaceSql, value, now + lifetime, key, expected, now) > 0 || this.#read(key) === value,
    );
  }

  async delete(key: string): Promise<void> {
    this.#work(() => this.#run(deleteSql, key));
  }

  async take(key: string, { most, window }: WindowLimit): Promise<Allowance> {
    return this.#atOnce(() => {
      const now = this.#now();
      const recent = this.#times(key).filter((time) => time > now - window);
      const isAllowed = recent.length < most;
      if (isAllowed) {
        recent.push(now);
        this.#run(setSql, key, JSON.stringify(recent), now + window);
      }
      return { isAllowed, nextAt: recent.length < most ? now : (recent[0] ?? now) + window };
    });
  }

  async giveBack(key: string): Promise<void> {
    this.#atOnce(() => {
      const rest = JSON.stringify(this.#times(key).slice(0, -1));
      this.#statement('UPDATE entry SET value = ? WHERE key = ?').run(rest, key);
    });
  }

  async count(additions: readonly Addition[]): Promise<Total[]> {
    return this.#atOnce(() => {
      const now = this.#now();
      return additions.map(({ key, more, window }) => {
        const row = this.#statement(countSql).get({ key, more, now, ends: now + window });
        return { count: Number(row?.total), rest: Number(row?.ends_at) - now };
      });
    });
  }

  async publish(topic: string, message: string): Promise<void> {
    this.#events.emit(topic, message);
    if (this.#file !== inMemory) this.#work(() => this.#run(publishSql, this.#id, topic, message, this.#now()));
  }

  subscribe(topic: string, listener: (message: string) => void): () => void {
    this.#events.on(topic, listener);
    if (this.#file !== inMemory) this.#looks ??= setInterval(() => this.#hear(), lookMs).unref();
    return () => this.#events.off(topic, listener);
  }

  async ping(): Promise<void> {
    this.#work(() => this.#run(setSql, 'ping', '', this.#now()));
  }

  close(): void {
    this.#isClosed = true;
    if (this.#looks) clearInterval(this.#looks);
    if (this.#sweeps) clearInterval(this.#sweeps);
    this.#open?.database.close();
    this.#open = null;
  }

  #read(key: string): string | null {
    const row = this.#statement(getSql).get(key, this.#now());
    return typeof row?.value === 'string' ? row.value : null;
  }

  #times(key: string): number[] {
    return JSON.parse(this.#read(key) ?? '[]');
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  #statement(sql: string): StatementSync {
    const { database, statements } = this.#opened();
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  #opened(): Open {
    if (this.#isClosed) throw new Error('the store is closed');
    this.#open ??= this.#openFile();
    return this.#open;
  }

  #openFile(): Open {
    // It knows where orders can be paid.
    makePrivate(this.#file);
    const database = new DatabaseSync(this.#file, { timeout: busyTimeoutMs });
    database.exec(tablesSql);
    database.exec(`PRAGMA synchronous = ${this.#isDurable ? 'FULL' : 'NORMAL'}`);
    const newest = database.prepare('SELECT max(id) AS id FROM message').get()?.id;
    this.#sweeps ??= setInterval(() => this.#sweep(), sweepMs).unref();
    return { database, statements: new Map(), heard: Number(newest ?? 0), version: 0 };
  }

  #work<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw new StoreAway(`SQLite: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }

  #atOnce<T>(work: () => T): T {
    return this.#work(() => {
      const { database } = this.#opened();
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        database.exec('COMMIT');
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  #hear(): void {
    try {
      const open = this.#opened();
      // Changes when another connection has written, and costs next to nothing.
      const version = Number(this.#statement('PRAGMA data_version').get()?.data_version);
      if (version === open.version) return;
      open.version = version;
      for (const { id, sender, topic, body } of this.#statement(hearSql).all(open.heard)) {
        open.heard = Number(id);
        if (sender !== this.#id) this.#events.emit(String(topic), String(body));
      }
    } catch {
      // The next call reports what is wrong.
    }
  }

  #sweep(): void {
    const now = this.#now();
    try {
      this.#run('DELETE FROM entry WHERE ends_at <= ?', now);
      this.#run('DELETE FROM message WHERE sent_at <= ?', now - messageLifetimeMs);
      if (this.#file !== inMemory) return;
      const sql = 'DELETE FROM entry WHERE key IN (SELECT key FROM entry ORDER BY ends_at DESC LIMIT -1 OFFSET ?)';
      this.#run(sql, this.#mostInMemory);
    } catch {
      // An expired entry is never read; a later sweep deletes it.
    }
  }
}
