import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from '../../client/app/routes.tsx';
import { customersRoute } from '../../client/routing/page.ts';
import { routes as known } from '../support/shop-routes.ts';

/** The paths of all pages, and whether they lie inside the route around customers' pages. */
const pathsIn = (all: readonly RouteObject[], under = '', isCustomers = false): string[] =>
  all.flatMap(({ id, path = '', index, children }) => {
    const whole = path.startsWith('/') ? path : `${under}/${path}`.replace(/\/+/g, '/');
    const isTheirs = isCustomers || id === customersRoute;
    if (children) return pathsIn(children, path ? whole : under, isTheirs);
    return path === '*' ? [] : [`${index ? under : whole} ${isTheirs ? 'auth' : 'public'}`];
  });

test('a developer finds every page of the router in the table that the tests visit', () => {
  const visited = known.map(({ path, access }) => `${path} ${access === 'public' ? 'public' : 'auth'}`);
  expect(visited.toSorted()).toEqual(pathsIn(routes).toSorted());
});
