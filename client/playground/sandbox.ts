import type { UpstreamCall } from '../../schema/upstream-call.ts';

const sandbox = () => document.getElementById('playground')?.dataset.sandbox;

/** Whether faults and stubs can be set: the sandbox is the provider, or stands before it with stubs. */
export const hasSandbox = () => sandbox() !== undefined;

/** Whether the sandbox is the provider, so that its customers can sign in without a message to anyone. */
export const hasCustomers = () => sandbox() === 'customers';

const send = async (lever: 'faults' | 'stubs', method: 'POST' | 'DELETE', given?: object): Promise<string> => {
  const response = await fetch(`/graphiql/sandbox/${lever}`, {
    method,
    ...(given && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }),
  });
  const { message, name } = await response.json();
  return message ?? (name ? `The stub ${name} answers from now on.` : 'It fails from now on.');
};

const matchOf = ({ method, path }: UpstreamCall) => {
  const [plain = '', query = ''] = path.split('?');
  return { method, path: plain, query: Object.fromEntries(new URLSearchParams(query)) };
};

/** The next calls of this method and path are answered with 503; returns the sandbox's answer. */
export const makeFail = (call: UpstreamCall): Promise<string> => {
  const { method, path } = matchOf(call);
  return send('faults', 'POST', { kind: 'status', status: 503, method, path });
};

/** Lays JSON over the true answer of this very call, its query included; returns the sandbox's answer. */
export const answerInstead = async (call: UpstreamCall, json: string): Promise<string> => {
  try {
    return await send('stubs', 'POST', { ...matchOf(call), answer: { patch: JSON.parse(json) } });
  } catch (error) {
    return error instanceof SyntaxError ? 'This is not JSON.' : 'The sandbox did not answer.';
  }
};

/** Everything is answered truly again, but for the stubs of files. */
export const letAll = async (): Promise<void> => {
  await Promise.all([send('faults', 'DELETE'), send('stubs', 'DELETE')]);
};

/** Customers of the sandbox whom its one code signs in, with the features of each. */
export const people = [
  { name: 'Noura', mobileNumber: '512345678', about: 'a wallet, a saved card, points' },
  { name: 'Sara', mobileNumber: '555123456', about: 'a wallet' },
  { name: 'Faisal', mobileNumber: '533344455', about: 'nothing yet' },
  { name: 'Huda', mobileNumber: '500000001', about: 'an administrator' },
] as const;

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string }[] };

const ask = async (query: string, variables: object = {}): Promise<Answer> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return response.json();
};

/** Null for a guest. */
export const askWhoIsSignedIn = async (): Promise<string | null> => {
  const { data } = await ask('{ viewer { profile { fullName } } }');
  const viewer = data?.viewer as { profile: { fullName: string } | null } | undefined;
  return viewer?.profile?.fullName ?? null;
};

const sendMutation = 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }';
const verifyMutation = 'mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { isCompleted } }';

/** Signs in as a customer of the sandbox; answers the shop's sentence when it refuses. */
export const signInAs = async (mobileNumber: string): Promise<string | null> => {
  const sent = await ask(sendMutation, { input: { mobileNumber, acceptTerms: true } });
  if (sent.errors) return sent.errors[0]?.message ?? 'The code was not sent.';
  const verified = await ask(verifyMutation, { input: { mobileNumber, code: '1234' } });
  return verified.errors?.[0]?.message ?? null;
};

export const signOut = (): Promise<Answer> => ask('mutation { signOut }');
