import { randomInt } from 'node:crypto';
import { isMobileNumber, textOf } from '../nested.ts';
import { checkProfile, readProfile, requireNewProfile } from '../profile.ts';
import { demoCode, seededNumbers } from '../seed/customers.ts';
import { type Code, type Customer, newcomer } from '../store.ts';
import { invalid, Refusal, texts } from '../texts.ts';
import { customerByNumber, issueToken, type Routes, type World } from '../world.ts';

const lifeMs = 5 * 60 * 1000;
const mostGuesses = 5;

/** The newest first; `sent_at` in epoch milliseconds. */
export const sentCodes = ({ state }: World) =>
  state.codes
    .slice(-200)
    .reverse()
    .map(({ mobile_number, code, sent_at }) => ({ mobile_number, code, sent_at }));

/** The newest code of the number; refuses with 422 unless `otp` is that, unspent, at most five minutes old. */
const requireCode = ({ state, clock }: World, mobileNumber: string, body: unknown): Code => {
  const sent = state.codes.findLast(({ mobile_number }) => mobile_number === mobileNumber);
  if (!sent) throw invalid({ otp: texts.codeWrong });
  const isOld = sent.sent_at + lifeMs <= clock.now();
  if (sent.is_spent || isOld || sent.guesses >= mostGuesses) throw invalid({ otp: texts.codeExpired });
  if (sent.code === textOf(body, 'otp')) return sent;
  sent.guesses += 1;
  throw invalid({ otp: texts.codeWrong });
};

const readMobileNumber = (body: unknown): string => {
  const mobileNumber = textOf(body, 'mobile_number');
  if (!isMobileNumber(mobileNumber)) throw invalid({ mobile_number: texts.mobileNumber });
  return mobileNumber;
};

const tokenFor = (world: World, customer: Customer): string => {
  const name = `${customer.first_name} ${customer.last_name}`.trim();
  return issueToken({ id: customer.id, name, role: customer.role }, world.state.secret, world.clock.now());
};

export const sessionRoutes: Routes = {
  'POST /account/send-otp': ({ world, body }) => {
    const mobileNumber = readMobileNumber(body);
    if (textOf(body, 'accept_terms') === '0') throw invalid({ accept_terms: texts.acceptTerms });
    // A new code makes the former ones worthless. The seeded customers always get the same one.
    const code = seededNumbers.has(mobileNumber) ? demoCode : String(randomInt(1000, 10000));
    const sent_at = world.clock.now();
    world.state.codes.push({ mobile_number: mobileNumber, code, sent_at, guesses: 0, is_spent: false });
    return { data: [], text: texts.codeSent };
  },

  'POST /account/verify-otp': ({ world, body }) => {
    const mobileNumber = readMobileNumber(body);
    const code = requireCode(world, mobileNumber, body);
    const customer = customerByNumber(world, mobileNumber);
    if (!customer) return { data: { is_completed: 0, token: null, mobile_number: mobileNumber } };
    code.is_spent = true;
    const { id, first_name, last_name, mobile_number, role } = customer;
    const person = { id, first_name, last_name, mobile_number, role };
    return { data: { is_completed: 1, token: tokenFor(world, customer), ...person }, text: texts.welcome };
  },

  'POST /user/register': ({ world, body }) => {
    const mobileNumber = readMobileNumber(body);
    const profile = readProfile(body);
    requireNewProfile(profile);
    checkProfile(profile, world.clock.now());
    const code = requireCode(world, mobileNumber, body);
    if (customerByNumber(world, mobileNumber)) throw new Refusal(409, texts.alreadyRegistered);
    code.is_spent = true;
    const customer = { ...newcomer, ...profile, id: world.nextId('customer'), mobile_number: mobileNumber };
    world.state.customers.push(customer);
    return { data: { token: tokenFor(world, customer) }, text: texts.welcome };
  },
};
