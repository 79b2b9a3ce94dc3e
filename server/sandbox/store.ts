import { createHash } from 'node:crypto';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { makePrivate } from '../start/private-file.ts';
import { schema } from './schema.ts';

type Row = Record<string, SQLInputValue | boolean>;

/** The sandbox's memory: one SQLite file, or `:memory:`. */
export type Store = {
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  /** Answers the id of the row that was inserted and how many rows were changed. */
  run(sql: string, ...values: SQLInputValue[]): { id: number; changes: number };
  /** One row, its columns named as the code names things: `customerId` is `customer_id`. Answers its id. */
  insert(table: string, row: Row): number;
  /** Changes columns of the row with this id; they are named as with `insert`. */
  update(table: string, id: number, row: Row): void;
  /** All or nothing; what `work` throws is thrown again after the rollback. May be nested. */
  transact<Result>(work: () => Result): Result;
  setting(name: string): string | null;
  setSetting(name: string, value: string): void;
  empty(): void;
  close(): void;
};

const transactions = (database: DatabaseSync): Store['transact'] => {
  let isOpen = false;
  return (work) => {
    if (isOpen) return work();
    database.exec('BEGIN IMMEDIATE');
    isOpen = true;
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    } finally {
      isOpen = false;
    }
  };
};

const written = (row: Row): { columns: string[]; values: SQLInputValue[] } => ({
  columns: Object.keys(row).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  values: Object.values(row).map((value) => (typeof value === 'boolean' ? Number(value) : value)),
});

/** The last one made comes first: children before parents, so that emptying them in this order never breaks a reference. */
const tablesOf = (database: DatabaseSync): unknown[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid DESC")
    .all()
    .map(({ name }) => name);

/** A file written by another version of the schema is emptied: the seed will fill it anew. */
const renew = (database: DatabaseSync): void => {
  const version = createHash('sha256').update(schema).digest().readInt32BE(0);
  const { user_version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (user_version !== version) for (const table of tablesOf(database)) database.exec(`DROP TABLE ${table}`);
  database.exec(schema);
  database.exec(`PRAGMA user_version = ${version}`);
};

export const openStore = (path: string): Store => {
  // It knows names, URLs and the key that signs tokens.
  makePrivate(path);
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  renew(database);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const run: Store['run'] = (sql, ...values) => {
    const { lastInsertRowid, changes } = prepare(sql).run(...values);
    return { id: Number(lastInsertRowid), changes: Number(changes) };
  };
  const insert: Store['insert'] = (table, row) => {
    const { columns, values } = written(row);
    return run(`INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`, ...values).id;
  };
  const update: Store['update'] = (table, id, row) => {
    const { columns, values } = written(row);
    run(`UPDATE ${table} SET ${columns.map((column) => `${column} = ?`)} WHERE id = ?`, ...values, id);
  };
  return {
    one: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as Row[],
    run,
    insert,
    update,
    transact: transactions(database),
    setting: (name) =>
      (prepare('SELECT value FROM setting WHERE name = ?').get(name) as { value: string } | undefined)?.value ?? null,
    setSetting: (name, value) => {
      run(
        'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
        name,
        value,
      );
    },
    empty: () => {
      for (const table of tablesOf(database)) database.exec(`DELETE FROM ${table}`);
      database.exec('DELETE FROM sqlite_sequence');
    },
    close: () => database.close(),
  };
};
