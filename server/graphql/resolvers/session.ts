import type { Language } from '../../../schema/languages.ts';
import { ProviderError } from '../../provider/errors.ts';
import { registerCustomer, sendCode, verifyCode } from '../../provider/session.ts';
import { describeSession, type SignedInSession } from '../../session.ts';
import { isDateOfBirth } from '../../values/riyadh-time.ts';
import type { ShopContext } from '../context.ts';
import { isSessionRefused, refuseTooMany } from '../errors.ts';
import type { MutationResolvers, QueryResolvers, ViewerResolvers } from '../generated/types.ts';
import { type InputProblems, refuseInput } from '../input-problems.ts';
import { isAdministrator } from '../is-administrator.ts';
import { toCode, toNineDigits, toSession } from '../mappers/session.ts';

/**
 * Takes one attempt of the number from the rate limiter; answers when the next one counts, in milliseconds since 1970.
 */
const takeAttempt = async ({ backend }: ShopContext, action: 'send' | 'guess', phone: string): Promise<number> => {
  const { isAllowed, nextAt } = await backend.codeLimits.take(action, phone);
  const retryAfterSeconds = isAllowed ? null : Math.max(1, Math.ceil((nextAt - Date.now()) / 1000));
  refuseTooMany(retryAfterSeconds, 'Too many attempts for this number.');
  return nextAt;
};

/** Checks number and code together with the others, so that the form can show all faults at once. */
const readCode = (input: { mobileNumber: string; code: string }, language: Language, others: InputProblems = {}) => {
  const phone = toNineDigits(input.mobileNumber) ?? '';
  const code = toCode(input.code) ?? '';
  refuseInput({ mobileNumber: !phone && 'mobile', code: !code && 'code', ...others }, language);
  return { phone, code };
};

const signIn = async (context: ShopContext, token: string, endpoint: string): Promise<SignedInSession> => {
  const session = describeSession(token);
  if (!session) {
    const message = `${endpoint} answered with a token that cannot be used: token`;
    throw new ProviderError({ kind: 'malformed', endpoint, status: 200, message });
  }
  await context.startSession(session);
  return session;
};

export const Query = {
  viewer: async (_root, _args, context) => {
    const guest = { session: null, profile: null, isAdmin: false };
    const { session } = context;
    if (!session) return guest;
    try {
      return { ...guest, session: toSession(session), isAdmin: await isAdministrator(context) };
    } catch (error) {
      if (!isSessionRefused(error)) return { ...guest, session: toSession(session) };
      context.log.info('the provider no longer knows a session');
      await context.endSession();
      return guest;
    }
  },
} satisfies QueryResolvers;

export const Viewer = {
  profile: (viewer, _args, context) => (viewer.session ? context.profile() : null),
} satisfies ViewerResolvers;

export const Mutation = {
  sendCode: async (_root, { input }, context) => {
    const phone = toNineDigits(input.mobileNumber) ?? '';
    refuseInput({ mobileNumber: !phone && 'mobile', acceptTerms: !input.acceptTerms && 'terms' }, context.language);
    const nextAt = await takeAttempt(context, 'send', phone);
    await sendCode(context.provider, phone);
    const wait = Math.max(nextAt - Date.now(), context.backend.config.codeResendMs);
    return { resendAfterSeconds: Math.ceil(wait / 1000) };
  },

  verifyCode: async (_root, { input }, context) => {
    const { phone, code } = readCode(input, context.language);
    await takeAttempt(context, 'guess', phone);
    const verified = await verifyCode(context.provider, phone, code);
    await context.backend.codeLimits.giveBackGuess(phone);
    if (!verified.isCompleted) return { isCompleted: false, session: null };
    return {
      isCompleted: true,
      session: toSession(await signIn(context, verified.token ?? '', 'POST account/verify-otp')),
    };
  },

  register: async (_root, { input }, context) => {
    const firstName = input.firstName.trim();
    const lastName = input.lastName.trim();
    const { phone, code } = readCode(input, context.language, {
      firstName: !firstName && 'required',
      lastName: !lastName && 'required',
      dateOfBirth: !isDateOfBirth(input.dateOfBirth) && 'dateOfBirth',
    });
    await takeAttempt(context, 'guess', phone);
    const token = await registerCustomer(context.provider, phone, code, {
      first_name: firstName,
      last_name: lastName,
      email: input.email?.trim(),
      date_of_birth: input.dateOfBirth,
      gender: input.gender === 'MALE' ? 'Male' : 'Female',
    });
    await context.backend.codeLimits.giveBackGuess(phone);
    return toSession(await signIn(context, token, 'POST user/register'));
  },

  signOut: async (_root, _args, context) => {
    await context.endSession();
    return true;
  },
} satisfies MutationResolvers;
