import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { makePrivate } from '../start/private-file.ts';
import { type Store, StoreAway } from './store.ts';

type Options = {
  /** A write is on the disk before it is answered. */
  isDurable?: boolean;
  now?: () => number;
  /** Without a file, entries that end soonest go when there are more. */
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
export const buildEmbeddedStore = (
  file: string,
  { isDurable = false, now: clock = Date.now, mostInMemory = mostEntriesInMemory }: Options = {},
): Store => {
  const ownId = randomUUID();
  const events = new EventEmitter().setMaxListeners(0);
  let open: Open | null = null;
  let sweeps: NodeJS.Timeout | null = null;
  let looks: NodeJS.Timeout | null = null;
  let isClosed = false;

  const read = (key: string): string | null => {
    const row = statement(getSql).get(key, clock());
    return typeof row?.value === 'string' ? row.value : null;
  };

  const run = (sql: string, ...values: SQLInputValue[]): number => Number(statement(sql).run(...values).changes);

  const statement = (sql: string): StatementSync => {
    const { database, statements } = opened();
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };

  const opened = (): Open => {
    if (isClosed) throw new Error('the store is closed');
    open ??= openFile();
    return open;
  };

  const openFile = (): Open => {
    // It knows where orders can be paid.
    makePrivate(file);
    const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
    database.exec(tablesSql);
    database.exec(`PRAGMA synchronous = ${isDurable ? 'FULL' : 'NORMAL'}`);
    const newest = database.prepare('SELECT max(id) AS id FROM message').get()?.id;
    sweeps ??= setInterval(() => sweep(), sweepMs).unref();
    return { database, statements: new Map(), heard: Number(newest ?? 0), version: 0 };
  };

  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw new StoreAway(`SQLite: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };

  const atOnce = <T>(work: () => T): T =>
    guarded(() => {
      const { database } = opened();
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

  const hear = (): void => {
    try {
      const open = opened();
      // Changes when another connection has written, and costs next to nothing.
      const version = Number(statement('PRAGMA data_version').get()?.data_version);
      if (version === open.version) return;
      open.version = version;
      for (const { id, sender, topic, body } of statement(hearSql).all(open.heard)) {
        open.heard = Number(id);
        if (sender !== ownId) events.emit(String(topic), String(body));
      }
    } catch {
      // The next call reports the error.
    }
  };

  const sweep = (): void => {
    const now = clock();
    try {
      run('DELETE FROM entry WHERE ends_at <= ?', now);
      run('DELETE FROM message WHERE sent_at <= ?', now - messageLifetimeMs);
      if (file !== inMemory) return;
      const sql = 'DELETE FROM entry WHERE key IN (SELECT key FROM entry ORDER BY ends_at DESC LIMIT -1 OFFSET ?)';
      run(sql, mostInMemory);
    } catch {
      // An expired entry is never read; a later sweep deletes it.
    }
  };

  return {
    get: async (key) => guarded(() => read(key)),

    set: async (key, value, lifetime) => guarded(() => void run(setSql, key, value, clock() + lifetime)),

    add: async (key, value, lifetime) =>
      atOnce(() => {
        const known = read(key);
        if (known === null) run(setSql, key, value, clock() + lifetime);
        return known;
      }),

    replace: async (key, expected, value, lifetime) => {
      const now = clock();
      return guarded(() => run(replaceSql, value, now + lifetime, key, expected, now) > 0 || read(key) === value);
    },

    delete: async (key) => guarded(() => void run(deleteSql, key)),

    count: async (additions) =>
      atOnce(() => {
        const now = clock();
        return additions.map(({ key, more, window }) => {
          const row = statement(countSql).get({ key, more, now, ends: now + window });
          return { count: Number(row?.total), rest: Number(row?.ends_at) - now };
        });
      }),

    publish: async (topic, message) => {
      events.emit(topic, message);
      if (file !== inMemory) guarded(() => run(publishSql, ownId, topic, message, clock()));
    },

    subscribe: (topic, listener) => {
      events.on(topic, listener);
      if (file !== inMemory) looks ??= setInterval(() => hear(), lookMs).unref();
    },

    ping: async () => {
      guarded(() => run(setSql, 'ping', '', clock()));
    },

    close: () => {
      isClosed = true;
      if (looks) clearInterval(looks);
      if (sweeps) clearInterval(sweeps);
      open?.database.close();
      open = null;
    },
  };
};
