import { describe, expect, it } from 'vitest';
import { RecordedExecution, RememberedPages } from './remembered-pages.ts';

type Page = { text: string };

const room = 1_000;

/** Two pages of 400 bytes have room, with what was asked for them. */
const pagesOf = () => new RememberedPages<Page>(room, () => 400);

const query = 'query Price { price }';

/** A visit during which the shop answers with this price. */
const visitAt = (price: unknown, asked: string[] = []) =>
  new RecordedExecution(async (operation) => {
    asked.push(operation.query);
    return { data: { price } };
  });

const rendered = async (pages: RememberedPages<Page>, url: string, price: number, text: string) => {
  const visit = visitAt(price);
  await visit.execute({ query });
  await pages.keep(url, { text }, visit);
};

describe('the remembered pages', () => {
  it('the next guest gets the same page after the shop was asked again', async () => {
    const pages = pagesOf();
    await rendered(pages, '/services', 100, 'a hundred');
    const asked: string[] = [];
    expect(await pages.find('/services', visitAt(100, asked))).toEqual({ text: 'a hundred' });
    expect(asked).toEqual([query]);
  });

  it('a visitor with other answers gets a page of their own, and nothing is asked twice for it', async () => {
    const pages = pagesOf();
    await rendered(pages, '/services', 100, 'a hundred');
    const asked: string[] = [];
    const visit = visitAt(120, asked);
    expect(await pages.find('/services', visit)).toBeNull();
    expect(await visit.execute({ query })).toEqual({ data: { price: 120 } });
    expect(asked).toEqual([query]);
  });

  it('a visitor gets a page of their own when the shop has no answer at all', async () => {
    const pages = pagesOf();
    const failing = () => new RecordedExecution(() => Promise.reject(new Error('no answer')));
    const first = failing();
    await first.execute({ query }).catch(() => {});
    await pages.keep('/services', { text: 'an apology' }, first);
    expect(await pages.find('/services', failing())).toBeNull();
  });

  it('a crowd of URLs does not fill more memory than there may be', async () => {
    const pages = pagesOf();
    for (const url of ['/one', '/two', '/three', `/${'x'.repeat(400)}`]) await rendered(pages, url, 1, url);
    const found = await Promise.all(['/one', '/two', '/three'].map((url) => pages.find(url, visitAt(1))));
    expect(found).toEqual([null, { text: '/two' }, { text: '/three' }]);
    expect(pages.memory().bytes).toBeGreaterThan(800);
    expect(pages.memory()).toMatchObject({ mostBytes: room });
    expect(await pages.find(`/${'x'.repeat(400)}`, visitAt(1))).toBeNull();
  });
});
