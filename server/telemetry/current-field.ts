import { AsyncLocalStorage } from 'node:async_hooks';
import type { Telemetry } from './telemetry.ts';

type Resolver = (...args: unknown[]) => unknown;

const fields = new AsyncLocalStorage<string>();

/** The field whose resolver is running, such as `Query.services`; null where resolvers are not followed. */
export const currentField = (): string | null => fields.getStore() ?? null;

/** The same resolvers, made so that `wrap` is around each function but those of subscriptions. */
export const wrapResolvers = <Types extends object>(
  resolvers: Types,
  wrap: (name: string, resolve: Resolver) => Resolver,
): Types => {
  const types = Object.entries(resolvers as Record<string, unknown>).map(([type, known]) => {
    if (type === 'Subscription' || known?.constructor !== Object) return [type, known];
    const wrapped = Object.entries(known as Record<string, unknown>).map(([field, resolve]) => [
      field,
      typeof resolve === 'function' ? wrap(`${type}.${field}`, resolve as Resolver) : resolve,
    ]);
    return [type, Object.fromEntries(wrapped)];
  });
  return Object.fromEntries(types);
};

/** The same resolvers; each is known by `currentField` to whatever it calls. */
export const followedResolvers = <Types extends object>(resolvers: Types): Types =>
  wrapResolvers(
    resolvers,
    (name, resolve) =>
      (...args) =>
        fields.run(name, () => resolve(...args)),
  );

const measuredField =
  (telemetry: Telemetry, name: string, resolve: Resolver): Resolver =>
  (...args) => {
    const running = telemetry.begin({ kind: 'resolver', name, attributes: { 'graphql.field.name': name } });
    const result = running.within(() => resolve(...args));
    // What is there at once calls nothing: it is no work of its own, and its span is never ended or sent.
    if (!(result instanceof Promise)) return result;
    return result.then(
      (value) => {
        running.end();
        return value;
      },
      (error: unknown) => {
        running.end({ error: error instanceof Error ? error.name : 'Error' });
        throw error;
      },
    );
  };

/** The same resolvers; each that waits for something is a span, so that a call of the provider belongs to its field. */
export const measuredResolvers = <Types extends object>(telemetry: Telemetry, resolvers: Types): Types =>
  wrapResolvers(resolvers, (name, resolve) => measuredField(telemetry, name, resolve));
