import { createHash } from 'node:crypto';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { makePrivate } from '../start/private-file.ts';

/** The sandbox's own time. It runs on from wherever it is set and keeps its place over a restart. */
export const createClock = (store: Store) => {
  const offset = (): number => Number(store.setting('clock_offset') ?? 0);
  const setOffset = (value: number): void => store.setSetting('clock_offset', String(value));
  return {
    /** Epoch milliseconds. */
    now: () => Date.now() + offset(),
    /** Null goes back to the machine's time. */
    set: (instant: string | null) => {
      const target = instant === null ? Date.now() : Date.parse(instant);
      if (Number.isNaN(target)) throw new RangeError('The clock takes an ISO 8601 instant.');
      setOffset(target - Date.now());
    },
    advance: (milliseconds: number) => setOffset(offset() + milliseconds),
  };
};

/** Everything the sandbox remembers. Amounts are halalas, instants epoch milliseconds, appointments Riyadh stamps. */
const schema = `
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS customer (
  id INTEGER PRIMARY KEY AUTOINCREMENT, mobile_number TEXT NOT NULL UNIQUE, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
  email TEXT, email_verified INTEGER NOT NULL DEFAULT 0, gender TEXT, date_of_birth TEXT, has_picture INTEGER NOT NULL DEFAULT 0,
  wallet INTEGER NOT NULL DEFAULT 0, points INTEGER NOT NULL DEFAULT 0, role TEXT NOT NULL DEFAULT 'customer',
  invitation_code TEXT NOT NULL, saved_card TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS customer_picture (
  customer_id INTEGER PRIMARY KEY REFERENCES customer ON DELETE CASCADE, name TEXT NOT NULL, type TEXT NOT NULL, bytes BLOB NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS code (
  id INTEGER PRIMARY KEY AUTOINCREMENT, mobile_number TEXT NOT NULL, code TEXT NOT NULL, sent_at INTEGER NOT NULL,
  guesses INTEGER NOT NULL DEFAULT 0, is_spent INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS code_by_number ON code (mobile_number);
CREATE TABLE IF NOT EXISTS address (
  id INTEGER PRIMARY KEY AUTOINCREMENT, customer_id INTEGER NOT NULL REFERENCES customer ON DELETE CASCADE,
  title TEXT, full_address TEXT, description TEXT, building_number TEXT, street_name TEXT, city_name TEXT, neighborhood TEXT,
  latitude REAL NOT NULL, longitude REAL NOT NULL, is_preferred INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE IF NOT EXISTS cart_line (
  id INTEGER PRIMARY KEY AUTOINCREMENT, customer_id INTEGER NOT NULL REFERENCES customer ON DELETE CASCADE,
  product_id INTEGER NOT NULL, quantity INTEGER NOT NULL, extension TEXT, start_at TEXT, end_at TEXT, branch_id INTEGER
) STRICT;
CREATE TABLE IF NOT EXISTS placed_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT, customer_id INTEGER NOT NULL REFERENCES customer ON DELETE CASCADE,
  status TEXT NOT NULL, language TEXT NOT NULL, sub_total INTEGER NOT NULL, tax INTEGER NOT NULL, promo_discount INTEGER NOT NULL,
  extra_discount INTEGER NOT NULL, gift_card_discount INTEGER NOT NULL, fees INTEGER NOT NULL, total INTEGER NOT NULL,
  promo_code TEXT, gift_card TEXT, service_fees TEXT NOT NULL, payment_method_id INTEGER NOT NULL, created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS order_by_customer ON placed_order (customer_id);
CREATE TABLE IF NOT EXISTS order_line (
  id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL REFERENCES placed_order ON DELETE CASCADE,
  product_id INTEGER NOT NULL, cart_line_id INTEGER, quantity INTEGER NOT NULL, extension TEXT, price INTEGER NOT NULL,
  start_at TEXT, end_at TEXT, branch_id INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS line_by_order ON order_line (order_id);
CREATE TABLE IF NOT EXISTS slot (
  product_master_id INTEGER NOT NULL, start_at TEXT NOT NULL, cart_line_id INTEGER, order_line_id INTEGER, expires_at INTEGER,
  PRIMARY KEY (product_master_id, start_at)
) STRICT;
CREATE TABLE IF NOT EXISTS payment (
  token TEXT PRIMARY KEY, order_id INTEGER NOT NULL UNIQUE REFERENCES placed_order ON DELETE CASCADE,
  state TEXT NOT NULL, pending_answers INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE IF NOT EXISTS gift (
  id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL UNIQUE REFERENCES placed_order ON DELETE CASCADE,
  receiver_mobile TEXT NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT, gender TEXT, message TEXT,
  state TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS rating (
  order_id INTEGER PRIMARY KEY REFERENCES placed_order ON DELETE CASCADE, rating INTEGER NOT NULL, comment TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS voucher (
  serial_number TEXT PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customer ON DELETE CASCADE, product_id INTEGER NOT NULL,
  value INTEGER NOT NULL, remaining INTEGER NOT NULL, order_number TEXT NOT NULL, expires_on TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS redemption (
  id INTEGER PRIMARY KEY AUTOINCREMENT, serial_number TEXT NOT NULL REFERENCES voucher ON DELETE CASCADE,
  order_number TEXT NOT NULL, amount INTEGER NOT NULL, date TEXT NOT NULL
) STRICT;
`;

type Value = SQLInputValue | boolean;
type Row = Record<string, Value>;

const transactions = (database: DatabaseSync) => {
  let isOpen = false;
  return <Result>(work: () => Result): Result => {
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

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toSql = (value: Value): SQLInputValue => (typeof value === 'boolean' ? Number(value) : value);

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

export const openStore = (path: string) => {
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
  const runText = (sql: string, values: Value[]) => {
    const { lastInsertRowid, changes } = prepare(sql).run(...values.map(toSql));
    return { id: Number(lastInsertRowid), changes: Number(changes) };
  };
  const one = <Row>(sql: TemplateStringsArray, ...values: SQLInputValue[]) =>
    prepare(sql.join('?')).get(...values) as Row | undefined;
  const run = (sql: TemplateStringsArray, ...values: SQLInputValue[]) => runText(sql.join('?'), values);
  return {
    /** A statement is a template: its values are bound, not written into it. */
    one,
    all: <Row>(sql: TemplateStringsArray, ...values: SQLInputValue[]) => prepare(sql.join('?')).all(...values) as Row[],
    /** Answers the id of the row that was inserted and how many rows were changed. */
    run,
    /** One row, its columns named as the code names things: `customerId` is `customer_id`. Answers its id. */
    insert: (table: string, row: Row): number => {
      const columns = Object.keys(row).map(columnOf);
      return runText(`INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`, Object.values(row)).id;
    },
    /** Changes columns of the row with this id; they are named as with `insert`. */
    update: (table: string, id: number, row: Row): void => {
      const changes = Object.keys(row).map((name) => `${columnOf(name)} = ?`);
      runText(`UPDATE ${table} SET ${changes} WHERE id = ?`, [...Object.values(row), id]);
    },
    /** All or nothing; what `work` throws is thrown again after the rollback. May be nested. */
    transact: transactions(database),
    setting: (name: string): string | null =>
      one<{ value: string }>`SELECT value FROM setting WHERE name = ${name}`?.value ?? null,
    setSetting: (name: string, value: string): void => {
      run`INSERT OR REPLACE INTO setting (name, value) VALUES (${name}, ${value})`;
    },
    empty: (): void => {
      for (const table of tablesOf(database)) database.exec(`DELETE FROM ${table}`);
      database.exec('DELETE FROM sqlite_sequence');
    },
    close: (): void => database.close(),
  };
};

type Store = ReturnType<typeof openStore>;
