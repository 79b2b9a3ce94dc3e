import { beforeEach, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';

const shop = await shopForFile();
const noura = await shop.signIn('512345678');
beforeEach(() => shop.controls.clearFaults());

const invitationQuery = '{ invitation { code image content } }';
const path = 'settings/invite-friend';

const answerOf = (body: object, status = 200) => {
  shop.controls.clearFaults();
  shop.controls.setFault({ kind: 'body', path, status, body });
  return shop.gql(invitationQuery, {}, { cookie: noura });
};

test('a customer gets the own code, words and picture at one call, in the own language [CALL-33 INV-04]', async () => {
  await shop.gql(invitationQuery, {}, { cookie: noura });
  const { calls, answer } = await shop.asked(() => shop.gql(invitationQuery, {}, { cookie: noura, language: 'ar' }));
  expect(calls).toEqual(['GET /settings/invite-friend']);
  expect(answer.data.invitation).toEqual({
    code: expect.stringMatching(/^\w+$/),
    image: expect.stringMatching(/^\/p\/.*\/pictures\/invite\//),
    content: expect.stringMatching(/\p{Script=Arabic}/u),
  });
  const other = await shop.signIn('533344455');
  expect((await shop.gql(invitationQuery, {}, { cookie: other })).data.invitation.code).not.toBe(
    answer.data.invitation.code,
  );
});

test('an invitation reads whole however loosely the provider writes it, and nothing in it can run [INV-04]', async () => {
  const content = '<h1>Come</h1><p onclick="x()">with <b>friends</b><script>alert(1)</script></p>';
  const loose = { invitation_code: 4711, image_page: 'javascript:alert(1)', content_page: content };
  expect((await answerOf({ status: 1, data: loose })).data.invitation).toEqual({
    code: '4711',
    image: null,
    content: '<h3>Come</h3><p>with <b>friends</b></p>',
  });
  const image_page = 'data:image/png;base64,iVBORw0KGgo=';
  expect((await answerOf({ invitation_code: 'A', image_page })).data.invitation.image).toBe(image_page);
  expect((await answerOf({ invitation_code: 'A' })).data.invitation).toEqual({ code: 'A', image: null, content: null });
});

test.each([
  ['says no', { status: false, message: '<b>Not yet</b>' }, 200, 'REFUSED'],
  ['fails', { message: 'Closed' }, 500, 'PROVIDER_UNAVAILABLE'],
  ['sends no code', { status: true, data: [] }, 200, 'PROVIDER_MALFORMED'],
])('a provider that %s is told as what it is [INV-05]', async (_, body, status, code) => {
  const { data, errors } = await answerOf(body, status);
  expect(data).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe(code);
});
