import { randomInt } from 'node:crypto';
import { isMobileNumber, textOf } from '../nested.ts';
import { checkProfile, readProfile, requireNewProfile } from '../profile.ts';
import { demoCode, seededNumbers } from '../seed/customers.ts';
import { found, invalid, Refusal, texts } from '../texts.ts';
import { type CustomerRow, issueToken, type Routes, type World } from '../world.ts';

const lifeMs = 5 * 60 * 1000;
const mostGuesses = 5;

type CodeRow = { id: number; mobile_number: string; code: string; sent_at: number; guesses: number; is_spent: number };

/** Sends a new code, which makes the former ones worthless. The seeded customers always get the same one. */
const sendCode = (world: World, mobileNumber: string, isSeeded: boolean): void => {
  const code = isSeeded ? demoCode : String(randomInt(1000, 10000));
  world.store.insert('code', { mobileNumber, code, sentAt: world.clock.now() });
};

/** The newest first; `sent_at` in epoch milliseconds. */
export const sentCodes = (world: World) =>
  world.store.all<
    Pick<CodeRow, 'mobile_number' | 'code' | 'sent_at'>
  >`SELECT mobile_number, code, sent_at FROM code ORDER BY id DESC LIMIT 200`;

/** Refuses with 422 unless `otp` is the newest code of the number, unspent, at most five minutes old. */
const checkCode = (world: World, mobileNumber: string, body: unknown): { spend(): void } => {
  const otp = textOf(body, 'otp');
  const row = world.store.one<CodeRow>`SELECT * FROM code
     WHERE mobile_number = ${mobileNumber} ORDER BY id DESC LIMIT 1`;
  if (!row) throw invalid({ otp: texts.codeWrong });
  const isOld = row.sent_at + lifeMs <= world.clock.now();
  if (row.is_spent === 1 || isOld || row.guesses >= mostGuesses) throw invalid({ otp: texts.codeExpired });
  if (row.code !== otp) {
    world.store.run`UPDATE code SET guesses = guesses + 1 WHERE id = ${row.id}`;
    throw invalid({ otp: texts.codeWrong });
  }
  return { spend: () => world.store.update('code', row.id, { isSpent: true }) };
};

const readMobileNumber = (body: unknown): string => {
  const mobileNumber = textOf(body, 'mobile_number');
  if (!isMobileNumber(mobileNumber)) throw invalid({ mobile_number: texts.mobileNumber });
  return mobileNumber;
};

const findCustomer = (world: World, mobileNumber: string): CustomerRow | undefined =>
  world.store.one<CustomerRow>`SELECT * FROM customer WHERE mobile_number = ${mobileNumber}`;

const tokenFor = (world: World, customer: CustomerRow): string => {
  const name = `${customer.first_name} ${customer.last_name}`.trim();
  return issueToken({ id: customer.id, name, role: customer.role }, world.secret(), world.clock.now());
};

export const sessionRoutes: Routes = {
  'POST /account/send-otp': ({ world, body }) => {
    const mobileNumber = readMobileNumber(body);
    if (textOf(body, 'accept_terms') === '0') throw invalid({ accept_terms: texts.acceptTerms });
    sendCode(world, mobileNumber, seededNumbers.has(mobileNumber));
    return { data: [], text: texts.codeSent };
  },

  'POST /account/verify-otp': ({ world, body }) => {
    const mobileNumber = readMobileNumber(body);
    const code = checkCode(world, mobileNumber, body);
    const customer = findCustomer(world, mobileNumber);
    if (!customer) return { data: { is_completed: 0, token: null, mobile_number: mobileNumber } };
    code.spend();
    const { id, first_name, last_name, mobile_number, role } = customer;
    const person = { id, first_name, last_name, mobile_number, role };
    return { data: { is_completed: 1, token: tokenFor(world, customer), ...person }, text: texts.welcome };
  },

  'POST /user/register': ({ world, body }) => {
    const mobileNumber = readMobileNumber(body);
    const profile = readProfile(body);
    requireNewProfile(profile);
    checkProfile(profile, world.clock.now());
    const code = checkCode(world, mobileNumber, body);
    if (findCustomer(world, mobileNumber)) throw new Refusal(409, texts.alreadyRegistered);
    world.store.transact(() => {
      code.spend();
      const { first_name = '', last_name = '', email = null, gender = null, date_of_birth = null } = profile;
      const row = { mobileNumber, first_name, last_name, email, gender, date_of_birth, invitationCode: '' };
      const id = world.store.insert('customer', row);
      world.store.run`UPDATE customer SET invitation_code = ${`RWNQ${id}`} WHERE id = ${id}`;
    });
    const customer = found(findCustomer(world, mobileNumber));
    return { data: { token: tokenFor(world, customer) }, text: texts.welcome };
  },
};
