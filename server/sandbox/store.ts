import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { makePrivate } from '../start/private-file.ts';
import type { Language } from './texts.ts';

export type Customer = {
  id: number;
  mobile_number: string;
  first_name: string;
  last_name: string;
  email: string | null;
  email_verified: boolean;
  gender: string | null;
  date_of_birth: string | null;
  role: string;
  wallet: number;
  points: number;
  /** The last digits of a card that the customer has used before. */
  saved_card: string | null;
  /** The drawing of the seeded customers, or a customer's own picture, in base64. */
  picture: 'drawing' | { name: string; type: string; base64: string } | null;
};

/** The initial values of a customer who registers. */
export const newcomer: Omit<Customer, 'id' | 'mobile_number'> = {
  first_name: '',
  last_name: '',
  email: null,
  email_verified: false,
  gender: null,
  date_of_birth: null,
  role: 'customer',
  wallet: 0,
  points: 0,
  saved_card: null,
  picture: null,
};

export type Address = {
  id: number;
  customer_id: number;
  title: string | null;
  full_address: string | null;
  description: string | null;
  building_number: string | null;
  street_name: string | null;
  city_name: string | null;
  neighborhood: string | null;
  latitude: number;
  longitude: number;
  is_preferred: 0 | 1;
};

/** Null until a time is chosen. */
type Times = { start_at: string | null; end_at: string | null };

type Line = Times & {
  id: number;
  product_id: number;
  quantity: number;
  extension: string | null;
  /** Where a retail product is picked up; a treatment's branch is that of its product. */
  branch_id: number | null;
};

/** `chosen_at` is when the cart has got its time. */
export type CartRow = Line & { customer_id: number; chosen_at: number };

export type OrderLine = Line & { cart_line_id: number | null; price: number };

export type Amounts = Record<
  'sub_total' | 'promo_discount' | 'extra_discount' | 'gift_card_discount' | 'fees' | 'tax' | 'total',
  number
>;

export type Gift = {
  id: number;
  receiver_mobile: string;
  first_name: string;
  last_name: string;
  message: string | null;
  state: 'sent' | 'scheduled' | 'accepted' | 'declined';
};

export type Order = Amounts & {
  id: number;
  customer_id: number;
  /** `confirmed` orders become completed by themselves when their last appointment is over. */
  status: 'unpaid' | 'declined' | 'confirmed' | 'cancelled';
  language: Language;
  gift_card: string | null;
  fee_ids: number[];
  created_at: number;
  lines: OrderLine[];
  gift: Gift | null;
  rating: { rating: number; comment: string | null } | null;
  /** One that is `due` is paid at the branch: the order stands without it. */
  payment: { token: string; state: 'open' | 'due' | 'paid' | 'declined'; pending_answers: number };
};

export type Voucher = {
  serial_number: string;
  customer_id: number;
  product_id: number;
  value: number;
  remaining: number;
  order_number: string;
  expires_on: string;
  redemptions: { date: string; order_number: string; amount: number }[];
};

export type Code = { mobile_number: string; code: string; sent_at: number; guesses: number; is_spent: boolean };

/** Counts up when the stored state has another form: a file of the former one is not read. */
const version = 1;

/**
 * Everything the sandbox remembers, on its first day. Amounts are halalas, instants epoch milliseconds, appointments
 * Riyadh stamps.
 */
const newState = () => ({
  version,
  isSeeded: false,
  /** Milliseconds between the machine's clock and the sandbox's. */
  clockOffset: 0,
  /** Signs the tokens, so that sessions survive a restart. */
  secret: randomBytes(32).toString('hex'),
  /** Where they begin, ids of different kinds never look alike. */
  lastIds: { customer: 4200, address: 610, cartLine: 870_000, order: 260_100, orderLine: 430_000, gift: 5200 },
  customers: [] as Customer[],
  codes: [] as Code[],
  addresses: [] as Address[],
  cartLines: [] as CartRow[],
  orders: [] as Order[],
  vouchers: [] as Voucher[],
  /** A feature's own state beside these, by its word. */
  more: {} as Record<string, unknown>,
});

export type State = ReturnType<typeof newState>;

/** Null for a new file, and for one that another version has written. */
const readState = (file: string): State | null => {
  try {
    const state: State = JSON.parse(readFileSync(file, 'utf8'));
    return state.version === version ? state : null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
};

/** The memory of the sandbox, in a file or, for `:memory:`, as long as the process. */
export const openStore = (file: string) => {
  const hasFile = file !== ':memory:';
  // It knows names, URLs and the key that signs tokens.
  makePrivate(file);
  let state = (hasFile && readState(file)) || newState();
  let written = '';
  return {
    get state(): State {
      return state;
    },
    empty: (): void => {
      state = newState();
    },
    save: (): void => {
      const text = hasFile ? JSON.stringify(state) : '';
      if (text === written) return;
      written = text;
      writeFileSync(`${file}.new`, text, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
};
