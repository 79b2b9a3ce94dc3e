import { wrapResolvers } from './current-field.ts';
import type { Telemetry } from './telemetry.ts';

type Resolver = (...args: unknown[]) => unknown;

function measuredField(telemetry: Telemetry, name: string, resolve: Resolver): Resolver {
  return (...args) => {
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
}

/** The same resolvers; each that waits for something is a span, so that a call of the provider belongs to its field. */
export function measuredResolvers<Types extends object>(telemetry: Telemetry, resolvers: Types): Types {
  return wrapResolvers(resolvers, (name, resolve) => measuredField(telemetry, name, resolve));
}
