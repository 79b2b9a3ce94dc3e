import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import type { AppConfig } from '../../server/config.ts';
import { buildPictureUrls } from '../../server/pictures/picture-urls.ts';
import { type LooseAnswer, type LooseProvider, startLooseProvider } from '../support/start-loose-provider.ts';
import { askerOf, testConfig } from '../support/start-shop.ts';

const key = 'a-key-that-tests-know';

const bytesOf =
  (bytes: Uint8Array, type = 'image/jpeg'): LooseAnswer =>
  (response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(bytes);
  };

const leadsTo =
  (location: string): LooseAnswer =>
  (response) => {
    response.writeHead(302, { location });
    response.end();
  };

/** A photo of about 4 MB, as a camera makes it. */
const photo = await sharp(randomBytes(2000 * 1500 * 3), { raw: { width: 2000, height: 1500, channels: 3 } })
  .jpeg({ quality: 92 })
  .toBuffer();

/** A small file that says that it is 60,000 pixels an edge. */
const bomb = async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a9e87' } })
    .jpeg()
    .toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(60_000, frame + 5);
  bytes.writeUInt16BE(60_000, frame + 7);
  return bytes;
};

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${inside}</svg>`;
const drawingOf = (inside: string) => bytesOf(Buffer.from(drawing(inside)), 'image/svg+xml');

let open: { close: () => Promise<unknown> }[] = [];

afterEach(async () => {
  await Promise.all(open.map((each) => each.close()));
  open = [];
});

const startHost = async (answers: Record<string, LooseAnswer>): Promise<LooseProvider> => {
  const host = await startLooseProvider(answers);
  open.push(host);
  return host;
};

type PictureShop = { app: FastifyInstance; host: LooseProvider; urlOf: (path: string) => string };

/** A shop whose provider has these pictures. */
const startPictureShop = async (
  answers: Record<string, LooseAnswer>,
  overrides: Partial<AppConfig> = {},
): Promise<PictureShop> => {
  const host = await startHost(answers);
  const app = await buildApp(testConfig(host.url, { pictureKey: key, ...overrides }));
  open.push(app);
  const urls = buildPictureUrls([host.url, ...(overrides.pictureOrigins ?? [])], key);
  return { app, host, urlOf: (path) => urls.urlOf(new URL(path, host.url).href) };
};

const modern = 'image/avif,image/webp,image/*,*/*;q=0.8';

const look = async ({ app }: PictureShop, url: string, headers: Record<string, string> = { accept: modern }) => {
  const { statusCode: status, headers: told, rawPayload: bytes } = await app.inject({ url, headers });
  return { status, headers: told, bytes, type: told['content-type'] };
};

const expectNone = async (shop: PictureShop, url: string) => {
  const { status, headers, bytes } = await look(shop, url);
  expect({ url, status, cache: headers['cache-control'] }).toEqual({ url, status: 404, cache: 'no-store' });
  expect(bytes.length).toBeLessThan(100);
};

const inWidth = (url: string, width: number | 'share') => url.replace('/p/', `/p/${width}/`);

const branchWith = (image: string) => ({ 'GET /branches': { data: [{ id: 1, name: 'Olaya', image }] } });

describe('a photo of 4 MB', () => {
  it('reaches a phone small, in the best format that it takes, and is fetched once', async () => {
    expect(photo.length).toBeGreaterThan(2_500_000);
    const shop = await startPictureShop({
      ...branchWith('/photos/olaya.jpg'),
      'GET /photos/olaya.jpg': bytesOf(photo),
    });
    const { data } = await askerOf(shop.app)('{ branches { image } }');
    const { image } = data.branches[0];
    expect(image).toBe(shop.urlOf('/photos/olaya.jpg'));
    const accepts = { avif: modern, webp: 'image/webp,*/*', jpeg: 'image/*' };
    for (const [format, accept] of Object.entries(accepts)) {
      const { status, headers, bytes, type } = await look(shop, inWidth(image, 320), { accept });
      expect([status, type, headers.vary]).toEqual([200, `image/${format}`, expect.stringContaining('Accept')]);
      expect(headers['cache-control']).toContain('public, max-age=86400');
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([320, 240]);
      expect(bytes.length).toBeLessThan(photo.length / 20);
    }
    expect((await sharp((await look(shop, image)).bytes).metadata()).width).toBe(640);
    const fetched = shop.host.calls.filter(({ path }) => path === '/photos/olaya.jpg');
    expect(fetched).toHaveLength(1);
    expect(Object.keys(fetched[0]?.headers ?? {})).not.toContain('cookie');
  });

  it('is asked for once by five who come together, and not sent again to a browser that has it', async () => {
    const shop = await startPictureShop({ 'GET /photos/a.jpg': bytesOf(photo) });
    const url = inWidth(shop.urlOf('/photos/a.jpg?v=7'), 160);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => look(shop, url)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(shop.host.calls.map(({ path, query }) => path + query)).toEqual(['/photos/a.jpgv=7']);
    expect(answers[0]?.headers['cache-control']).toContain('immutable');
    const again = await look(shop, url, { accept: modern, 'if-none-match': String(answers[0]?.headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('is a JPEG of 1,200 pixels where a link is shared, and so is a drawing', async () => {
    const shop = await startPictureShop({
      'GET /a.jpg': bytesOf(photo),
      'GET /a.svg': drawingOf('<rect width="9" height="9"/>'),
    });
    for (const path of ['/a.jpg', '/a.svg']) {
      const { type, bytes } = await look(shop, inWidth(shop.urlOf(path), 'share'));
      expect([type, (await sharp(bytes).metadata()).width]).toEqual(['image/jpeg', 1200]);
    }
  });

  it('stands in the page in several widths', async () => {
    const shop = await startPictureShop({
      ...branchWith('/photos/olaya.jpg'),
      'GET /photos/olaya.jpg': bytesOf(photo),
    });
    const html = (await shop.app.inject({ url: '/branches' })).body;
    const url = shop.urlOf('/photos/olaya.jpg');
    for (const width of [320, 640, 960]) expect(html).toContain(`${inWidth(url, width)} ${width}w`);
    expect(html).not.toContain(`${shop.host.url}/photos`);
    const shared = (await shop.app.inject({ url: '/branches?branch=1', headers: { host: 'shop.example' } })).body;
    const tag = `<meta property="og:image" content="http://shop.example${inWidth(url, 'share')}">`;
    expect(shared).toContain(tag);
  });
});

describe('a stranger cannot make the shop fetch other things', () => {
  it('with an url that is changed in any part, and the provider does not hear of it', async () => {
    const shop = await startPictureShop({ 'GET /a.jpg': bytesOf(photo), 'GET /api/v1/orders': bytesOf(photo) });
    const url = shop.urlOf('/a.jpg');
    const tag = url.slice(3, 13);
    const forged = [
      url.replace('a.jpg', 'b.jpg'),
      url.replace('a.jpg', 'api/v1/orders'),
      url.replace(tag, tag.split('').reverse().join('')),
      url.replace(`${tag}0`, `${tag}1`),
      url.replace(`${tag}0/`, `${tag}0/@127.0.0.1:22/`),
      `${url}?v=1`,
      inWidth(url, 321),
      inWidth(url, 9999),
      `/p/${tag}/http://169.254.169.254/latest/meta-data`,
      '/p/',
    ];
    for (const url of forged) await expectNone(shop, url);
    expect(shop.host.calls).toEqual([]);
  });

  it('by a picture that leads to a host which is not allowed; within the allowed ones it may lead on', async () => {
    const inner = await startHost({ 'GET /secret.jpg': bytesOf(photo) });
    const other = await startHost({ 'GET /b.jpg': bytesOf(photo) });
    const shop = await startPictureShop(
      {
        'GET /out.jpg': leadsTo(`${inner.url}/secret.jpg`),
        'GET /on.jpg': leadsTo(`${other.url}/b.jpg`),
        'GET /round.jpg': leadsTo('/round.jpg'),
      },
      { pictureOrigins: [other.url] },
    );
    await expectNone(shop, shop.urlOf('/out.jpg'));
    await expectNone(shop, shop.urlOf('/round.jpg'));
    expect(inner.calls).toEqual([]);
    expect(shop.host.calls.length).toBeLessThanOrEqual(4);
    for (const path of ['/on.jpg', `${other.url}/b.jpg`]) {
      expect((await look(shop, shop.urlOf(path))).status).toBe(200);
    }
  });

  it('by what a provider calls a picture: other hosts are asked only when the operator names them', async () => {
    const cdn = await startHost({ 'GET /a.jpg': bytesOf(photo) });
    const lenient = await startPictureShop(branchWith(`${cdn.url}/a.jpg`));
    const { data } = await askerOf(lenient.app)('{ branches { image } }');
    expect(data.branches[0].image).toBe(`${cdn.url}/a.jpg`);
    const strict = await startPictureShop(branchWith(`${cdn.url}/a.jpg`), { pictureOrigins: [cdn.url] });
    const named = await askerOf(strict.app)('{ branches { image } }');
    expect((await look(strict, named.data.branches[0].image)).type).toBe('image/avif');
    const policyOf = async ({ app }: PictureShop) =>
      String((await app.inject({ url: '/healthz' })).headers['content-security-policy']);
    expect(await policyOf(strict)).not.toMatch(/img-src[^;]* https:(?: |;|$)/);
    expect(await policyOf(lenient)).toMatch(/img-src[^;]* https:/);
  });
});

describe('what is no picture', () => {
  it('is a quick 404, and is not asked for again at once', async () => {
    const shop = await startPictureShop({
      'GET /page.jpg': bytesOf(Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg'),
      'GET /bomb.jpg': bytesOf(await bomb()),
      'GET /torn.jpg': bytesOf(photo.subarray(0, 5_000)),
      'GET /huge.jpg': bytesOf(Buffer.concat([photo, Buffer.alloc(15 * 1024 * 1024)])),
      'GET /empty.jpg': bytesOf(Buffer.alloc(0)),
      'GET /list.jpg': { data: [] },
    });
    const names = ['page', 'bomb', 'torn', 'huge', 'empty', 'list', 'missing'];
    for (const name of names) await expectNone(shop, shop.urlOf(`/${name}.jpg`));
    for (const name of names) await expectNone(shop, inWidth(shop.urlOf(`/${name}.jpg`), 160));
    expect(shop.host.calls.map(({ path }) => path).toSorted()).toEqual(names.map((name) => `/${name}.jpg`).toSorted());
  });

  it('is a 404 too when its host is silent, or sends a byte now and then, within seconds', async () => {
    const trickle: LooseAnswer = (response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      const timer = setInterval(() => response.write('x'), 200);
      response.on('close', () => clearInterval(timer));
    };
    const shop = await startPictureShop({
      'GET /silent.jpg': () => {},
      'GET /slow.jpg': trickle,
      'GET /a.jpg': bytesOf(photo),
    });
    const startedAt = performance.now();
    const waiting = ['/silent.jpg', '/slow.jpg'].map((path) => expectNone(shop, shop.urlOf(path)));
    expect((await look(shop, shop.urlOf('/a.jpg'))).status).toBe(200);
    await Promise.all(waiting);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });
});

describe('a drawing', () => {
  it('stays one, and nothing in it can run when it is opened', async () => {
    const shop = await startPictureShop({ 'GET /leaf.svg': drawingOf('<path d="M0 0h40"/>') });
    const { type, headers, bytes } = await look(shop, inWidth(shop.urlOf('/leaf.svg'), 320));
    expect([type, bytes.toString()]).toEqual(['image/svg+xml', drawing('<path d="M0 0h40"/>')]);
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '<script>alert(1)</script>',
    '<g onload="alert(1)"/>',
    '<foreignObject><p/></foreignObject>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<image xlink:href="http://127.0.0.1/secret.png"/>',
  ])('is not shown with %s in it', async (inside) => {
    const shop = await startPictureShop({ 'GET /evil.svg': drawingOf(inside) });
    await expectNone(shop, shop.urlOf('/evil.svg'));
    await expectNone(shop, inWidth(shop.urlOf('/evil.svg'), 'share'));
  });
});
