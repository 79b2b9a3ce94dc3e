import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import type { Shop } from '../support/start-shop.ts';

const neutral = await shopForFile();
const feminine = await shopForFile({ arabicTexts: 'feminine' });

const pageOf = async ({ app }: Shop, url: string) => (await app.inject({ url })).body;

test('a customer reads neutral Arabic, or Arabic that speaks to a woman where the shop wants it so', async () => {
  for (const [url, toAll, toHer] of [
    ['/ar', 'حجز موعد', 'احجزي موعدك'],
    ['/ar/services', 'خدماتنا حسب الفرع', 'تصفّحي خدماتنا'],
    ['/ar/search', 'بالعربية أو الإنجليزية', 'ابحثي بالعربية'],
  ] as const) {
    const [one, other] = [await pageOf(neutral, url), await pageOf(feminine, url)];
    expect(one).toContain(toAll);
    expect(one).not.toContain(toHer);
    expect(other).toContain(toHer);
  }
});

test('a customer who reads English notices nothing of it', async () => {
  expect(await pageOf(feminine, '/branches')).not.toContain('feminine');
});
