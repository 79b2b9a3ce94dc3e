import { expect, test } from 'vitest';
import { mergeResolvers } from './merge-resolvers.ts';

test('a developer adds a resolver of any type to a feature, and it answers', () => {
  const [branchName, serviceName, isAdmin] = [() => 'a branch', () => 'a service', () => true];
  const merged = mergeResolvers({
    branches: { Branch: { name: branchName } },
    catalogue: { Query: {}, Service: { name: serviceName } },
    session: { Viewer: { isAdmin } },
  });
  expect(merged).toEqual({
    Branch: { name: branchName },
    Query: {},
    Service: { name: serviceName },
    Viewer: { isAdmin },
  });
});

test('a developer who gives one field to two features is told both, and the shop does not start', () => {
  const features = { branches: { Branch: { name: () => 'one' } }, search: { Branch: { name: () => 'another' } } };
  expect(() => mergeResolvers(features)).toThrow('Branch.name has two resolvers: of branches and of search');
});
