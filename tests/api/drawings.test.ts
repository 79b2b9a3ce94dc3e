import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { createProviderCaller } from '../support/provider-caller.ts';

/** Bytes of a drawing as it is sent. */
const most = 6_000;

const drawn = 'server/sandbox/pictures';
const states = 'client/public/images/states';

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `${folder}/${name}`);

const ownOfTheShop = [...files(states), 'client/public/images/home.svg', 'client/public/offline/offline.svg'];
const all = [...files(drawn), ...ownOfTheShop];

const shop = await shopForFile();

type MenuCategory = { image: string; children: { image: string }[] };
type Service = { image: string; detailImage: string };

const servicesOfTheHouse = async (): Promise<Service[]> => {
  const page = (number: number) =>
    shop.gql(`{ services(filter: { page: ${number} }) { page { lastPage } services { image detailImage } } }`);
  const first = (await page(1)).data.services;
  const rest = Array.from({ length: first.page.lastPage - 1 }, (_, index) => page(index + 2));
  return [first, ...(await Promise.all(rest)).map(({ data }) => data.services)].flatMap(({ services }) => services);
};

const textOf = async (address: string) => {
  const { statusCode, headers, body } = await shop.app.inject({ url: address, headers: { 'accept-encoding': 'br' } });
  expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'image/svg+xml']);
  return body;
};
/** Elements of an XML text that were opened and not closed, or closed and never opened; unknown references too. */
const unclosed = (svg: string): string[] => {
  const open: string[] = [];
  const bare = svg.trim().replace(/<style>[^<]*<\/style>/, '');
  for (const [, close, name = '', empty] of bare.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (empty) continue;
    if (!close) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(`/${name}`);
  }
  const known = new Set([...bare.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const wanted = [...bare.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id ?? '');
  const strayed = bare.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w-]+="[^"<]*")*\s*\/?>/g, '');
  return [...open, ...wanted.filter((id) => !known.has(id)), ...(strayed ? [strayed] : [])];
};

describe('the drawings of the demonstration', () => {
  it('tell all 36 treatments apart, and each has a second one that shows it nearer', async () => {
    const services = await servicesOfTheHouse();
    expect(services).toHaveLength(36);
    const addresses = services.flatMap(({ image, detailImage }) => [image, detailImage]);
    expect(new Set(addresses).size).toBe(72);
    expect(new Set(await Promise.all(addresses.map(textOf))).size).toBe(72);
  });

  it('give each of the 18 sub-categories, and each kind of goods, a picture of its own', async () => {
    const { body } = await createProviderCaller(shop.providerUrl).call('GET', 'menus');
    const categories: MenuCategory[] = body.data.menus.flatMap(
      ({ menu_categories }: { menu_categories: MenuCategory[] }) => menu_categories,
    );
    const images = categories.flatMap(({ children }) => children.map(({ image }) => image));
    const texts = await Promise.all(images.map(async (address) => (await fetch(address)).text()));
    expect([images.length, new Set(texts).size]).toEqual([18, 18]);
    for (const { image } of categories) expect(images).toContain(image);
    const goodsMenus = await shop.gql('{ shopMenus { menus { categories { image } } } }');
    const goods: string[] = goodsMenus.data.shopMenus.menus[0].categories.map(({ image }: { image: string }) => image);
    expect(new Set(await Promise.all(goods.map(textOf))).size).toBe(goods.length);
  });

  it.each(all)('%s is light, whole, free of words and scripts, and drawn for the dark too', (file) => {
    const svg = readFileSync(file, 'utf8');
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(most);
    expect(unclosed(svg)).toEqual([]);
    expect(svg).not.toMatch(/<text|<script|<image|\son\w+=|NaN|undefined|Infinity/);
    // Cards and marks keep the colours that they are known by.
    if (!/\/(?:giftcard|method)\//.test(file)) expect(svg).toContain('@media(prefers-color-scheme:dark)');
  });

  it('are all used, and what is no drawing is not found', async () => {
    const seed = files(drawn).filter((file) => !file.endsWith('-near.svg'));
    const sources = ['seed', 'routes'].flatMap((folder) =>
      readdirSync(`server/sandbox/${folder}`).map((name) => readFileSync(`server/sandbox/${folder}/${name}`, 'utf8')),
    );
    const names = seed.map((file) => file.slice(file.lastIndexOf('/') + 1, -4));
    const named = (name: string) => new RegExp(`^\\d+ ${name} |'${name}'|^  ${name}: `, 'm');
    expect(names.filter((name) => !sources.some((text) => named(name).test(text)))).toEqual([]);
    for (const path of ['nothing/1.svg', 'service/a%20b.svg', 'service/..svg', '..%2fseed%2fseed.ts'])
      expect((await fetch(`${shop.providerUrl}/pictures/${path}`)).status, path).toBe(404);
  });
});
