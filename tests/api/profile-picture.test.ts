import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { ReceivedFile } from '../../server/sandbox/profile.ts';
import { shopForFile } from '../support/for-file.ts';
import { type GqlError, startShop } from '../support/start-shop.ts';

const shop = await shopForFile();
const strict = await shopForFile({ rateLimitFactor: 1 });
const cookie = await shop.signIn('511300001');
beforeEach(() => shop.controls.clearFaults());

const blank = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a9e87' } });
const photograph = await blank
  .jpeg()
  .withExif({ IFD0: { Copyright: 'Maha' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' } })
  .toBuffer();

type Sending = { cookie?: string; language?: 'ar' | 'en'; headers?: Record<string, string>; app?: typeof shop.app };

const formOf = (bytes: Uint8Array, name = 'me.jpg') => {
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  return form;
};

const send = async (form: FormData | string, { app = shop.app, language = 'en', ...rest }: Sending = {}) => {
  const body = new Response(form);
  const response = await app.inject({
    method: 'POST',
    url: '/account/picture',
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      'accept-language': language,
      cookie: rest.cookie ?? cookie,
      ...rest.headers,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { data, errors } = response.json() as {
    data?: { changes: { image: string }; message: string };
    errors?: GqlError[];
  };
  return { status: response.statusCode, headers: response.headers, data, error: errors?.[0] };
};

describe('a customer’s new picture', () => {
  test('goes to the provider as a form that says PUT, small and without its place, and is then the customer’s [CALL-02] [PROF-01]', async () => {
    const { calls, answer: sent } = await shop.asked(() => send(formOf(photograph), { language: 'ar' }));
    expect(calls).toEqual(['POST /account/update']);
    const [call] = shop.controls.requests();
    const { _method, image_profile, ...others } = (call?.body ?? {}) as Record<string, unknown>;
    expect([_method, others]).toEqual(['PUT', {}]);
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; *boundary=/);
    expect(image_profile).toMatchObject({ name: 'profile.jpg', type: 'image/jpeg' });
    const { bytes } = image_profile as ReceivedFile;
    const received = await sharp(bytes).metadata();
    expect(received).toMatchObject({ format: 'jpeg', width: 1024, height: 768 });
    expect(received.exif).toBeUndefined();

    expect(sent).toMatchObject({ status: 200, data: { message: 'حدّثنا ملفك الشخصي.' } });
    expect(sent.headers['cache-control']).toBe('no-store');
    const shown = await fetch(sent.data?.changes.image ?? '');
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
    const { data } = await shop.gql('{ viewer { profile { image } } }', {}, { cookie });
    expect(data.viewer.profile.image).toBe(sent.data?.changes.image);
  });

  test.each([
    ['a PNG with transparent parts', blank.clone().ensureAlpha(0.5).png(), { width: 1024, height: 768 }],
    ['a WebP', blank.clone().webp(), { width: 1024, height: 768 }],
    ['a photograph on its side', blank.clone().jpeg().withMetadata({ orientation: 6 }), { width: 768, height: 1024 }],
  ])('may be %s, and goes as an upright JPEG that says nothing else', async (_what, picture, size) => {
    shop.controls.clearRequests();
    expect((await send(formOf(await picture.toBuffer()))).status).toBe(200);
    const [call] = shop.controls.requests();
    const { image_profile: sent } = (call?.body ?? {}) as Record<string, ReceivedFile>;
    const { format, width, height, ...more } = await sharp(sent?.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...size });
    expect([more.exif, more.xmp, more.iptc, more.icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('is refused in words, before the provider is asked, when it is none or too large', async () => {
    const small = blank.clone().resize(64);
    const none = 'Choose a JPEG, PNG or WebP picture.';
    const calls = await shop.callsOf(async () => {
      const refusals: [message: string, FormData][] = [
        [none, formOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
        [none, formOf(Buffer.from('I am a picture.jpg'))],
        [none, formOf(await small.clone().gif().toBuffer())],
        [none, formOf((await small.clone().png().toBuffer()).subarray(0, -40))],
        ['The picture may be at most 5 MB.', formOf(Buffer.concat([photograph, Buffer.alloc(5 * 1024 * 1024)]))],
        ['Choose a picture.', new FormData()],
      ];
      for (const [message, form] of refusals) {
        const { status, error } = await send(form);
        expect([status, error?.message], message).toEqual([422, message]);
        expect(error?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { picture: message } });
      }
      const dense = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      expect((await send(formOf(dense), { language: 'ar' })).error?.message).toBe(
        'يجب ألا تزيد الصورة على 50 ميغابكسل.',
      );
    });
    expect(calls).toEqual([]);
  });

  test('is counted as it comes in when its size was not told', async () => {
    const url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie };
    const upload = request(`${url}/account/picture`, { method: 'POST', headers });
    upload.write('--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n');
    for (let megabyte = 0; megabyte < 7; megabyte += 1) upload.write('x'.repeat(1024 * 1024));
    upload.end('\r\n--x--\r\n');
    const [response] = await once(upload, 'response');
    expect(await json(response)).toMatchObject({ errors: [{ message: 'The picture may be at most 5 MB.' }] });
  });

  test('may take longer to arrive than anything else, so that a large photograph gets through a slow network', async () => {
    const requestTimeoutMs = 200;
    const impatient = await startShop({ requestTimeoutMs });
    onTestFinished(() => impatient.close());
    const url = await impatient.app.listen({ host: '127.0.0.1', port: 0 });
    const sendSlowly = async (path: string, body: Response, signedIn: string) => {
      const bytes = Buffer.from(await body.arrayBuffer());
      const headers = {
        'content-type': body.headers.get('content-type') ?? '',
        'content-length': bytes.length,
        cookie: signedIn,
      };
      const sending = request(url + path, { method: 'POST', headers });
      sending.write(bytes.subarray(0, 40));
      setTimeout(() => sending.end(bytes.subarray(40)), 3 * requestTimeoutMs);
      const [response] = await once(sending, 'response');
      return response.statusCode as number;
    };
    const signedIn = await impatient.signIn('511300002');
    expect(await sendSlowly('/account/picture', new Response(formOf(photograph)), signedIn)).toBe(200);
    const question = new Response('{"query":"{ viewer { profile { image } } }"}', {
      headers: { 'content-type': 'application/json' },
    });
    expect(await sendSlowly('/graphql', question, signedIn)).toBe(408);
  });

  test.each([
    ['a guest', { cookie: '' }, 401, 'UNAUTHENTICATED'],
    ['a page of another site', { headers: { origin: 'https://evil.example' } }, 403, 'FORBIDDEN'],
    ['a page that hides its origin', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'FORBIDDEN'],
    ['something that is no form', { headers: { 'content-type': 'application/json' } }, 400, 'GRAPHQL_INVALID'],
    ['a form without an end', { headers: { 'content-type': 'multipart/form-data; boundary=no' } }, 422, 'BAD_INPUT'],
  ])('is not taken from %s', async (_who, sending: Sending, status, code) => {
    const calls = await shop.callsOf(async () => {
      const answer = await send(formOf(photograph), sending);
      expect([answer.status, answer.error?.extensions.code]).toEqual([status, code]);
    });
    expect(calls).toEqual([]);
  });

  test.each([
    [{ status: 422, body: { message: 'No', errors: { image_profile: ['No faces'] } } }, 422, 'BAD_INPUT', 'No'],
    [{ status: 200, body: { status: false, message: 'Not today' } }, 422, 'REFUSED', 'Not today'],
    [{ status: 500, body: { message: 'Broken' } }, 502, 'PROVIDER_UNAVAILABLE', 'Broken'],
  ])('that the provider refuses with %j is answered with its words', async (refusal, status, code, message) => {
    shop.controls.setFault({ kind: 'body', path: 'account/update', times: 1, ...refusal });
    const answer = await send(formOf(photograph));
    expect(answer).toMatchObject({ status, error: { message, extensions: { code, isProvidersMessage: true } } });
    if (code === 'BAD_INPUT') expect(answer.error?.extensions.fields).toEqual({ picture: 'No faces' });
  });

  test('ends a session that the provider no longer knows', async () => {
    shop.controls.setFault({ kind: 'status', path: 'account/update', times: 1, status: 401 });
    const { status, headers } = await send(formOf(photograph));
    expect(status).toBe(401);
    expect(String(headers['set-cookie'])).toMatch(/\bauth_token=;/);
  });

  test('is one of at most 20 a minute from one address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const { status, error, headers } = await send(formOf(photograph), { app: strict.app, cookie: '' });
      statuses.push(status);
      if (status === 429) {
        expect(error?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) });
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  });
});
