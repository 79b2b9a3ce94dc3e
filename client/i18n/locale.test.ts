import { expect, test } from 'vitest';
import { localePath } from './locale.ts';

test.each([
  ['/', '/', '/ar'],
  ['/?signIn=1', '/?signIn=1', '/ar?signIn=1'],
  ['/#content', '/#content', '/ar#content'],
  ['/services?page=2', '/services?page=2', '/ar/services?page=2'],
  ['/auth-status#settings', '/auth-status#settings', '/ar/auth-status#settings'],
  ['//evil.example', '/evil.example', '/ar/evil.example'],
  ['/\\evil.example', '/evil.example', '/ar/evil.example'],
  ['/\t/evil.example', '/evil.example', '/ar/evil.example'],
])('%s has an address in each language', (path, english, arabic) => {
  expect(localePath('en', path)).toBe(english);
  expect(localePath('ar', path)).toBe(arabic);
});
