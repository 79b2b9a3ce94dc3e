import { describe, expect, it } from 'vitest';
import type { Route } from './page.ts';
import { matchRoute } from './route-table.ts';

const route = (path: string, accepts?: Route['accepts']): Route => ({
  path,
  layout: 'default',
  access: 'public',
  page: path,
  ...(accepts && { accepts }),
});

const routes = [
  route('/'),
  route('/shop/products'),
  route('/product/:id', ({ id }) => id !== 'unwanted'),
  route('/:word/end'),
];

const found = (path: string) => {
  const matched = matchRoute(routes, path);
  return matched && [matched.route.path, matched.params];
};

describe('the page of a URL', () => {
  it('is found however a visitor writes it: in capitals, with a slash at the end, with percent signs', () => {
    expect(found('/')).toEqual(['/', {}]);
    expect(found('/Shop/PRODUCTS/')).toEqual(['/shop/products', {}]);
    expect(found('/shop/%70roducts')).toEqual(['/shop/products', {}]);
  });

  it('is told what the URL names, a slash in it too', () => {
    expect(found('/product/8001')).toEqual(['/product/:id', { id: '8001' }]);
    expect(found('/product/a%2Fb')).toEqual(['/product/:id', { id: 'a/b' }]);
    expect(found('/%D9%88/end')).toEqual(['/:word/end', { word: 'و' }]);
  });

  it('is none for a longer or shorter URL, a name that the page refuses, and signs that mean nothing', () => {
    for (const path of [
      '/product',
      '/product/',
      '/product/1/2',
      '/shop',
      '/shop/products/1',
      '/product/unwanted',
      '/%E0',
    ])
      expect(found(path), path).toBeNull();
  });
});
