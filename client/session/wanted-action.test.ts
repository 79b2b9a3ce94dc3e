import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './wanted-action.ts';

describe('the way back after signing in', () => {
  it.each(['/ar/cart', '/services?branch=2&page=3', '/product/12#reviews', '/'])(
    'leads a customer back to %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/%2F/evil.example',
    '/%2fevil.example/..//x',
    '/%5Cevil.example',
    '/%252F%252Fevil.example',
    '/a/..//evil.example',
    '/\tevil',
    '/%0d%0aSet-Cookie: x=1',
    'javascript:alert(1)',
    '',
    null,
  ])('never leads a customer away from the shop by %j', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });
});
