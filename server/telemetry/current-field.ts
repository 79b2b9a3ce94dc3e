import { AsyncLocalStorage } from 'node:async_hooks';

type Resolver = (...args: unknown[]) => unknown;

const fields = new AsyncLocalStorage<string>();

/** The field whose resolver is running, such as `Query.services`; null where resolvers are not followed. */
export const currentField = (): string | null => fields.getStore() ?? null;

/** The same resolvers, made so that `wrap` is around each function but those of subscriptions. */
export function wrapResolvers<Types extends object>(
  resolvers: Types,
  wrap: (name: string, resolve: Resolver) => Resolver,
): Types {
  const types = Object.entries(resolvers as Record<string, unknown>).map(([type, known]) => {
    if (type === 'Subscription' || known?.constructor !== Object) return [type, known];
    const wrapped = Object.entries(known as Record<string, unknown>).map(([field, resolve]) => [
      field,
      typeof resolve === 'function' ? wrap(`${type}.${field}`, resolve as Resolver) : resolve,
    ]);
    return [type, Object.fromEntries(wrapped)];
  });
  return Object.fromEntries(types);
}

/** The same resolvers; each is known by `currentField` to whatever it calls. */
export function followedResolvers<Types extends object>(resolvers: Types): Types {
  return wrapResolvers(
    resolvers,
    (name, resolve) =>
      (...args) =>
        fields.run(name, () => resolve(...args)),
  );
}
