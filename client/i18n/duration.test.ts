import { expect, test } from 'vitest';
import { durationText } from './duration.ts';
import type { Text } from './message-id.ts';
import { intlOf } from './server-texts.ts';

const english = intlOf('en');
const arabic = intlOf('ar');

test.each([
  [45, '45 minutes', '45 دقيقة'],
  [60, '1 hour', 'ساعة'],
  [90, '1 hour 30', 'ساعة ونصف'],
  [120, '2 hours', 'ساعتان'],
  [150, '2 hours 30', 'ساعتان ونصف'],
  [200, '3 hours 20', '3 ساعات و20 دقيقة'],
  [600, '10 hours', '10 ساعات'],
])('a customer reads %s minutes as people say them', (minutes, inEnglish, inArabic) => {
  const textOf =
    (intl: typeof english): Text =>
    (id, values) =>
      String(intl.formatMessage({ id }, values));
  expect(durationText(textOf(english), minutes)).toBe(inEnglish);
  expect(durationText(textOf(arabic), minutes)).toBe(inArabic);
});
