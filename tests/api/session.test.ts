import { describe, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { cookieOf, type GqlOptions, startShop } from '../support/start-shop.ts';
import { tokenOf } from '../support/unsigned-token.ts';

const shop = await shopForFile();

const sendMutation = 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { resendAfterSeconds } }';
const verifyMutation = `mutation ($input: VerifyCodeInput!) {
  verifyCode(input: $input) { isCompleted session { expiresAt claims } }
}`;
const registerMutation = 'mutation ($input: RegisterInput!) { register(input: $input) { expiresAt claims } }';
const viewerQuery = '{ viewer { session { expiresAt claims } profile { fullName } isAdmin } }';
const person = { firstName: ' Noura ', lastName: 'Salem', dateOfBirth: '1994-03-14', gender: 'FEMALE' };

let lastAddress = 0;
/** A visitor from an IP address that is new. */
const stranger = (): GqlOptions => {
  lastAddress += 1;
  return { from: `192.0.2.${lastAddress}` };
};

const send = (mobileNumber: string, options = stranger()) =>
  shop.gql(sendMutation, { input: { mobileNumber, acceptTerms: true } }, options);

describe('asking for a code', () => {
  test('sends the number with its country code, at one call [CALL-04] [CALL-05] [SIGN-38] [SIGN-29] [CONST-01]', async () => {
    const calls = await shop.callsOf(() => send('50 ٠٠٠٠ 501'));
    expect(calls).toEqual(['POST /account/send-otp']);
    expect(shop.controls.requests()[0]?.body).toEqual({
      mobile_number: '966500000501',
      mobile_code: '966',
      accept_terms: 1,
    });
  });

  test.each([
    [202, { anything: 1 }, 'fine', '500000591'],
    [200, { status: false }, 'REFUSED', '500000592'],
  ])('is done by any success that does not say no: %d %j is %s [CALL-05]', async (status, body, code, phone) => {
    shop.controls.setFault({ kind: 'body', path: 'account/send-otp', times: 1, status, body });
    expect((await send(phone)).code ?? 'fine').toBe(code);
  });

  test('is refused without nine digits or without the terms, and nothing is sent [SIGN-39] [CONST-01]', async () => {
    const calls = await shop.callsOf(async () => {
      for (const mobileNumber of ['51 2345 67', '51 2345 6789']) {
        const { errors } = await send(mobileNumber);
        expect(Object.keys(errors?.[0]?.extensions.fields ?? {}), mobileNumber).toEqual(['mobileNumber']);
      }
      const input = { mobileNumber: '50 000', acceptTerms: false };
      const { errors } = await shop.gql(sendMutation, { input }, { ...stranger(), language: 'ar' });
      expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
      expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(['mobileNumber', 'acceptTerms']);
      expect(errors?.[0]?.message).toMatch(/[\u0600-\u06ff]/);
    });
    expect(calls).toEqual([]);
  });

  test('works three times in ten minutes for a number, from any address', async () => {
    const calls = await shop.callsOf(async () => {
      const waits: number[] = [];
      for (let turn = 0; turn < 3; turn++) waits.push((await send('500000502')).data.sendCode.resendAfterSeconds);
      expect(waits.slice(0, 2)).toEqual([30, 30]);
      expect(waits[2]).toBeGreaterThan(590);
      const { errors } = await send('50 0000 502', { ...stranger(), headers: { 'x-forwarded-for': '203.0.113.9' } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
    });
    expect(calls).toHaveLength(3);
  });

  test('is not helped by aliases', async () => {
    const fields = Array.from(
      { length: 6 },
      (_, turn) => `a${turn}: sendCode(input: $input) { resendAfterSeconds }`,
    ).join(' ');
    const input = { mobileNumber: '500000503', acceptTerms: true };
    const calls = await shop.callsOf(() =>
      shop.gql(`mutation ($input: SendCodeInput!) { ${fields} }`, { input }, stranger()),
    );
    expect(calls.length).toBeLessThanOrEqual(3);
  });
});

describe('signing in', () => {
  test('a known customer is signed in by the code alone [CALL-06] [SIGN-28] [CONST-02]', async () => {
    await send('512345678');
    const input = { mobileNumber: '512345678', code: shop.controls.codeFor('512345678') };
    const { calls, answer } = await shop.asked(() => shop.gql(verifyMutation, { input }, stranger()));
    expect(calls).toEqual(['POST /account/verify-otp']);
    expect(shop.controls.requests()[0]?.body).toEqual({
      mobile_number: '966512345678',
      mobile_code: '966',
      otp: input.code,
    });
    expect(answer.data.verifyCode.isCompleted).toBe(true);
    const [line] = answer.cookies;
    expect(line).toMatch(/^auth_token=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const maxAge = Number(/Max-Age=(\d+)/.exec(line ?? '')?.[1]);
    expect(maxAge).toBeGreaterThan(7 * 86_400 - 60);
    expect(maxAge).toBeLessThanOrEqual(7 * 86_400);
    const [, , signature = ''] = cookieOf(answer.cookies).split('.');
    expect(JSON.stringify(answer.data)).not.toContain(signature);
  });

  test('a new customer is a guest until the profile is complete [CALL-07] [SIGN-30] [SIGN-32] [SIGN-44]', async () => {
    await send('500000504');
    const input = { mobileNumber: '500000504', code: shop.controls.codeFor('500000504') };
    const verified = await shop.gql(verifyMutation, { input }, stranger());
    expect(verified.data.verifyCode).toEqual({ isCompleted: false, session: null });
    expect(verified.cookies).toEqual([]);
    const { answer: registered } = await shop.asked(() =>
      shop.gql(registerMutation, { input: { ...input, ...person, email: ' ' } }, stranger()),
    );
    expect(shop.controls.requests()[0]?.body).toEqual({
      first_name: 'Noura',
      last_name: 'Salem',
      date_of_birth: '1994-03-14',
      gender: 'Female',
      mobile_number: '966500000504',
      mobile_code: '966',
      phone: '966500000504',
      otp: input.code,
    });
    const viewer = await shop.gql(viewerQuery, {}, { cookie: cookieOf(registered.cookies) });
    expect(viewer.data.viewer.profile.fullName).toBe('Noura Salem');
  });

  test('an incomplete profile is refused field by field before any call [SIGN-42] [CONST-01]', async () => {
    const empty = { firstName: ' ', lastName: '', dateOfBirth: '2999-01-01' };
    const input = { mobileNumber: '500000505', code: '123', ...person, ...empty };
    const calls = await shop.callsOf(async () => {
      const { errors } = await shop.gql(registerMutation, { input }, stranger());
      const problems = errors?.[0]?.extensions.fields ?? {};
      expect(Object.keys(problems)).toEqual(['code', 'firstName', 'lastName', 'dateOfBirth']);
      expect(problems.firstName).toBe('Please fill in all required fields');
      const genderless = { ...input, ...person, gender: null };
      expect((await shop.gql(registerMutation, { input: genderless }, stranger())).code).toBe('GRAPHQL_INVALID');
    });
    expect(calls).toEqual([]);
  });

  test('a wrong code is told in the provider’s words, and no customer is signed in', async () => {
    await send('500000506');
    const right = shop.controls.codeFor('500000506');
    const input = { mobileNumber: '500000506', code: right === '9999' ? '9998' : '9999' };
    const { errors, cookies } = await shop.gql(verifyMutation, { input }, stranger());
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { code: expect.any(String) } });
    expect(cookies).toEqual([]);
  });

  test('five guesses are all a number gets, from any address and under any alias', async () => {
    await send('500000507');
    const guess = (code: string) =>
      shop.gql(verifyMutation, { input: { mobileNumber: '500000507', code } }, stranger());
    const calls = await shop.callsOf(async () => {
      for (const code of ['0001', '0002', '0003']) await guess(code);
      const fields = ['0004', '0005', '0006', '0007']
        .map((code) => `a${code}: verifyCode(input: {mobileNumber: "500000507", code: "${code}"}) { isCompleted }`)
        .join(' ');
      await shop.gql(`mutation { ${fields} }`, {}, stranger());
      for (const code of ['0008', '0009']) await guess(code);
      const right = await guess(shop.controls.codeFor('500000507') ?? '');
      expect(right.code).toBe('RATE_LIMITED');
    });
    expect(calls.length).toBeLessThanOrEqual(5);
  });

  test('a token that cannot be used signs no customer in', async () => {
    const body = { status: true, data: { is_completed: '1', token: '12|opaque' } };
    shop.controls.setFault({ kind: 'body', path: 'account/verify-otp', times: 1, body });
    const input = { mobileNumber: '500000508', code: '1234' };
    const { errors, cookies } = await shop.gql(verifyMutation, { input }, stranger());
    expect(errors?.[0]?.extensions.code).toBe('PROVIDER_MALFORMED');
    expect(cookies).toEqual([]);
  });
});

describe('the viewer', () => {
  test('is a guest without a cookie, at no call [SIGN-22]', async () => {
    const calls = await shop.callsOf(async () => {
      expect((await shop.gql(viewerQuery)).data.viewer).toEqual({ session: null, profile: null, isAdmin: false });
    });
    expect(calls).toEqual([]);
  });

  test.each([
    ['garbage', 'auth_token=garbage'],
    ['two parts', 'auth_token=e30.e30'],
    ['an end in the past', `auth_token=${tokenOf({ exp: 1 })}`],
    ['no end', `auth_token=${tokenOf({ sub: '1' })}`],
  ])('is a guest with a token of %s, and the cookie is cleared without a call [SIGN-24]', async (_habit, cookie) => {
    const calls = await shop.callsOf(async () => {
      const { data, cookies } = await shop.gql(viewerQuery, {}, { cookie });
      expect(data.viewer.session).toBeNull();
      expect(cookies[0]).toMatch(/^auth_token=; .*Expires=Thu, 01 Jan 1970/);
    });
    expect(calls).toEqual([]);
  });

  test.each([
    ['role', 'administrator', true, '500000511'],
    ['user_role', 'admin', true, '500000512'],
    ['type', ' ADMIN ', true, '500000513'],
    ['type', 'superadmin', false, '500000515'],
    ['role', 'customer', false, '500000514'],
  ])(
    'is known by both names, the number and the %s, here %s [SIGN-27] [ROLE-03]',
    async (field, role, isAdmin, phone) => {
      const cookie = await shop.signIn(phone);
      const data = { first_name: 'Huda', last_name: 'Salem', mobile_number: `966${phone}`, [field]: role };
      shop.controls.setFault({ kind: 'body', path: 'account/info', phone, body: { status: true, data } });
      const asked = '{ viewer { isAdmin profile { firstName lastName mobileNumber } } }';
      const answer = await shop.gql(asked, {}, { cookie });
      shop.controls.clearFaults();
      const profile = { firstName: 'Huda', lastName: 'Salem', mobileNumber: `966${phone}` };
      expect(answer.data.viewer).toEqual({ isAdmin, profile });
    },
  );

  test('stays signed in while the provider is down, without a profile', async () => {
    const cookie = await shop.signIn('500000509');
    shop.controls.setFault({ kind: 'status', status: 503, path: 'account/info', phone: '500000509' });
    const { data, errors } = await shop.gql(viewerQuery, {}, { cookie });
    shop.controls.clearFaults();
    expect(data.viewer).toMatchObject({ session: { expiresAt: expect.any(String) }, profile: null });
    expect(errors?.[0]?.extensions.code).toBe('PROVIDER_UNAVAILABLE');
  });

  test('is a guest after signing out, even with a kept token', async () => {
    const cookie = await shop.signIn('500000510');
    const { data, cookies } = await shop.gql('mutation { signOut }', {}, { cookie });
    expect(data.signOut).toBe(true);
    expect(cookies[0]).toMatch(/^auth_token=;/);
    expect((await shop.gql(viewerQuery, {}, { cookie })).data.viewer.session).toBeNull();
  });
});

test('on https the cookie is Secure and bound to the host, and signing out empties the browser’s caches', async () => {
  const secure = await startShop({ isSecure: true });
  const cookie = await secure.signIn('512345678');
  const payload = { query: 'mutation { signOut }' };
  const headersOf = async () =>
    (await secure.app.inject({ method: 'POST', url: '/graphql', headers: { cookie }, payload })).headers;
  const [first, second] = [await headersOf(), await headersOf()];
  await secure.close();
  expect(cookie).toMatch(/^__Host-auth_token=/);
  expect(first).toMatchObject({ 'clear-site-data': '"cache"', 'cache-control': 'no-store' });
  expect(second).not.toHaveProperty('clear-site-data');
});

test('the customer’s profile is asked for as soon as the page comes back after registration and after a later sign-in [SIGN-46]', async () => {
  const page = (cookie: string) => shop.app.inject({ url: '/', headers: { host: 'shop.example', cookie } });
  for (const turn of ['registration', 'sign-in']) {
    const cookie = await shop.signIn('500000590');
    const { calls, answer: html } = await shop.asked(async () => (await page(cookie)).body);
    expect(
      calls.filter((call) => /account\/info|user\/profile/.test(call)),
      turn,
    ).toEqual(['GET /account/info']);
    expect(html.includes('Noura')).toBe(true);
  }
});
