import { expect, test } from 'vitest';
import { legalUrl } from './legal-url.ts';

test.each([
  ['https://provider.example/terms', 'https://provider.example/terms?lang=ar'],
  ['https://provider.example/terms?v=2#top', 'https://provider.example/terms?v=2&lang=ar#top'],
  ['https://provider.example/terms?lang=en', 'https://provider.example/terms?lang=en'],
  ['/terms', '/terms'],
])('an Arabic reader of %s is led to %s', (page, url) => {
  expect(legalUrl(page, 'ar')).toBe(url);
});
