/** Everything the sandbox remembers. Amounts are halalas, instants epoch milliseconds, appointments Riyadh stamps. */
export const schema = `
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
