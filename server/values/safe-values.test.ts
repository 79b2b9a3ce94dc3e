import { expect, test } from 'vitest';
import { toColor, toHttpUrl, toName } from './safe-values.ts';

const base = 'https://provider.example';

test.each([
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['/storage/a.jpg', 'https://provider.example/storage/a.jpg'],
  ['storage/a b.jpg', 'https://provider.example/storage/a%20b.jpg'],
  ['javascript:alert(1)', null],
  [' JaVaScRiPt:alert(1)', null],
  ['data:text/html,x', null],
  ['https://user:pass@evil.example/', null],
  [null, null],
])('a visitor is only ever sent to http addresses: %s', (value, url) => {
  expect(toHttpUrl(value, base)).toBe(url);
});

test.each([
  ['#ABC', '#aabbcc'],
  [' #1a2b3c ', '#1a2b3c'],
  ['red', null],
  ['#12', null],
  ['#fff;background:url(x)', null],
  [null, null],
])('only a plain colour becomes a style: %s', (value, color) => {
  expect(toColor(value)).toBe(color);
});

test('a customer reads a name without its mark-up and its reversed writing, cut where no name is that long', () => {
  expect(toName('<b>Facial</b> & “spa”')).toBe('Facial & “spa”');
  expect(toName('Hair <svg/onload=alert(1)>')).toBe('Hair');
  expect(toName('Cut <30 min')).toBe('Cut <30 min');
  expect(toName('\u202eHair\u202c spa')).toBe('Hair spa');
  expect(toName('x'.repeat(120))).toHaveLength(120);
  const endless = toName('x<'.repeat(5000));
  expect(endless).toHaveLength(120);
  expect(endless.endsWith('…')).toBe(true);
});

test('a name is never cut within a character', () => {
  expect(toName(`${'x'.repeat(118)}${'🌸'.repeat(5)}`)).toBe(`${'x'.repeat(118)}…`);
});
