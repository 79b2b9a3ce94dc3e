import { describe, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';

const shop = await shopForFile();
const cookie = await shop.signIn('512345678');

const profileQuery = `{
  viewer {
    isAdmin
    profile {
      firstName lastName fullName email isEmailVerified gender dateOfBirth image
      walletBalance { amount } points
    }
  }
}`;

test('a customer sees the own profile, at one call however much is asked [CALL-01] [PROF-01] [PROD-13]', async () => {
  const { calls, answer } = await shop.asked(() => shop.gql(profileQuery, {}, { cookie }));
  expect(calls).toEqual(['GET /account/info']);
  expect(shop.controls.requests()[0]?.headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  expect(answer.data.viewer).toMatchObject({
    isAdmin: false,
    profile: {
      firstName: 'Noura',
      lastName: 'Al-Qahtani',
      fullName: 'Noura Al-Qahtani',
      email: 'noura@example.sa',
      isEmailVerified: true,
      gender: 'FEMALE',
      dateOfBirth: '1993-03-14',
      image: expect.stringMatching(/\/pictures\/profile\//),
      walletBalance: { amount: 15_000 },
      points: 2450,
    },
  });
});

test('a profile that cannot be understood is refused as malformed', async () => {
  shop.controls.setFault({ kind: 'body', path: 'account/info', times: 1, body: { status: true, data: 'hello' } });
  const { data, errors } = await shop.gql(profileQuery, {}, { cookie });
  expect(data.viewer.profile).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe('PROVIDER_MALFORMED');
});

const updateMutation = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    changes { firstName lastName email isEmailVerified gender dateOfBirth image }
    message
  }
}`;
const deleteMutation = 'mutation { deleteProfile }';

const refuse = (path: string, status: number, body: object) =>
  shop.controls.setFault({ kind: 'body', path, times: 1, status, body });

describe('a customer who changes the own profile', () => {
  test('sends the filled-in fields as a form that says PUT, and no others [CALL-02] [PROF-11] [PROF-03] [HDR-03]', async () => {
    const own = await shop.signIn('511200001');
    const input = { firstName: ' Maha ', lastName: '  ', email: null, dateOfBirth: '1990-02-28', gender: 'FEMALE' };
    const { calls, answer } = await shop.asked(() =>
      shop.gql(updateMutation, { input }, { cookie: own, language: 'ar' }),
    );
    expect(calls).toEqual(['POST /account/update']);
    const [call] = shop.controls.requests();
    expect(call?.body).toEqual({ _method: 'PUT', first_name: 'Maha', date_of_birth: '1990-02-28', gender: 'Female' });
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; *boundary=\S+$/);
    expect(Number(call?.headers['content-length'])).toBeGreaterThan(0);
    expect(call?.headers).toMatchObject({ 'accept-language': 'ar', 'service-type': 'reservation' });
    expect(answer.data.updateProfile).toMatchObject({
      changes: { firstName: 'Maha', lastName: 'Salem', dateOfBirth: '1990-02-28', gender: 'FEMALE' },
      message: 'حدّثنا ملفك الشخصي.',
    });
    expect((await shop.gql(profileQuery, {}, { cookie: own })).data.viewer.profile.fullName).toBe('Maha Salem');
  });

  test.each([
    ['in data', { status: true, data: { last_name: 'New', email_verified: '0' } }, null],
    ['in data.user', { status: 1, message: 'Saved', data: { user: { last_name: 'New', email_verified: 0 } } }, 'Saved'],
    ['on the top level', { last_name: 'New', email_verified: false, message: ['Saved <b>well</b>'] }, 'Saved well'],
  ])('is told the fields that came back %s, and only these [PROF-09] [CALL-02]', async (_place, body, message) => {
    refuse('account/update', 200, body);
    const { data } = await shop.gql(updateMutation, { input: { firstName: 'Noura' } }, { cookie });
    const nothing = { firstName: null, email: null, gender: null, dateOfBirth: null, image: null };
    expect(data.updateProfile).toEqual({ changes: { ...nothing, lastName: 'New', isEmailVerified: false }, message });
  });

  test('is told nothing of the profile when nothing came back', async () => {
    refuse('account/update', 200, { status: true, message: 'Saved', data: [] });
    const { data } = await shop.gql(updateMutation, { input: { firstName: 'Noura' } }, { cookie });
    expect(data.updateProfile).toEqual({ changes: null, message: 'Saved' });
  });

  test('is told which field was refused and why', async () => {
    const { errors } = await shop.gql(updateMutation, { input: { email: 'not an address' } }, { cookie });
    expect(errors?.[0]).toMatchObject({
      message: 'Enter a valid e-mail address.',
      extensions: { code: 'BAD_INPUT', fields: { email: 'Enter a valid e-mail address.' } },
    });
    refuse('account/update', 200, { status: false, message: 'Not today' });
    const refused = await shop.gql(updateMutation, { input: { email: 'a@b.sa' } }, { cookie });
    expect(refused.errors?.[0]).toMatchObject({ message: 'Not today', extensions: { code: 'REFUSED' } });
  });

  test('asks the provider for nothing when there is nothing to change', async () => {
    const blank = { input: { firstName: ' ', email: '' } };
    expect(await shop.asked(() => shop.gql(updateMutation, blank, { cookie }))).toMatchObject({
      calls: [],
      answer: { code: 'BAD_INPUT' },
    });
  });

  test('cannot say to be born in the future, and the provider is not asked', async () => {
    const cookie = await shop.signIn('500000698');
    const calls = await shop.callsOf(async () => {
      const { errors } = await shop.gql(updateMutation, { input: { dateOfBirth: '2999-01-01' } }, { cookie });
      expect(errors?.[0]?.extensions.fields).toEqual({ dateOfBirth: 'Choose a day from 1920 until yesterday.' });
    });
    expect(calls).toEqual([]);
  });

  test('never has a change made twice, even when its answer is lost', async () => {
    shop.controls.setFault({ kind: 'reset', path: 'account/update', times: 1, after: true });
    const calls = await shop.callsOf(async () => {
      expect((await shop.gql(updateMutation, { input: { firstName: 'Noura' } }, { cookie })).code).toBe(
        'PROVIDER_UNAVAILABLE',
      );
    });
    expect(calls).toEqual(['POST /account/update']);
  });
});

describe('a customer who deletes the own account', () => {
  test('is forgotten by the provider, and the session is over [CALL-03] [PROF-10]', async () => {
    const own = await shop.signIn('511200002');
    const { calls, answer } = await shop.asked(() => shop.gql(deleteMutation, {}, { cookie: own }));
    expect(calls).toEqual(['DELETE /account/delete']);
    expect(shop.controls.requests()[0]?.body).toBeNull();
    expect(answer.data).toEqual({ deleteProfile: true });
    expect(answer.cookies.join()).toMatch(/auth_token=;.*Expires=Thu, 01 Jan 1970/);
    const after = await shop.callsOf(async () => {
      expect((await shop.gql(profileQuery, {}, { cookie: own })).data.viewer.profile).toBeNull();
    });
    expect(after).toEqual([]);
  });

  test.each([409, 200])('stays signed in when the provider refuses with HTTP %d [CALL-03]', async (status) => {
    refuse('account/delete', status, { status: false, message: 'Pay your order first' });
    const { errors, cookies } = await shop.gql(deleteMutation, {}, { cookie });
    const code = status === 200 ? 'REFUSED' : 'CONFLICT';
    expect(errors?.[0]).toMatchObject({ message: 'Pay your order first', extensions: { code } });
    expect(cookies).toEqual([]);
    expect((await shop.gql(profileQuery, {}, { cookie })).data.viewer.profile.fullName).toBe('Noura Al-Qahtani');
  });
});

test('a profile that is not at account/info is read at user/profile [CALL-08]', async () => {
  shop.controls.setFault({ kind: 'status', path: 'account/info', times: 1, status: 404 });
  const { calls, answer } = await shop.asked(() => shop.gql(profileQuery, {}, { cookie }));
  expect(calls).toEqual(['GET /account/info', 'GET /user/profile']);
  const [, call] = shop.controls.requests();
  expect(call?.headers.authorization).toMatch(/^Bearer \S+$/);
  expect(call?.body).toBeNull();
  expect(answer.data.viewer.profile.fullName).toBe('Noura Al-Qahtani');
});
