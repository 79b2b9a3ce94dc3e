export type Attributes = Record<string, string | number | boolean>;

/** One piece of work as it is told to a collector. */
export type Work = {
  /** What it belongs to in the metrics, and the kind of its span. */
  kind: 'page' | 'operation' | 'resolver' | 'provider';
  /** Such as `GET /services`, `query Services`, `Query.services`, `GET products/{id}`. */
  name: string;
  attributes: Attributes;
  /** The W3C `traceparent` of the caller, where the work begins a request. */
  parent?: string | undefined;
};

/** A piece of work that is under way. */
export type Running = {
  /** The W3C header by which a called service names this work as its parent. */
  traceparent: string;
  /** Runs `work` so that what it begins belongs to this. */
  within: <T>(work: () => T) => T;
  /** Ends it, once. `error` is a class or a code, never a message. */
  end: (outcome?: { name?: string; attributes?: Attributes; error?: string | undefined }) => void;
};

export type Gauges = Record<string, { description: string; unit: string; read: () => number }>;

export type Telemetry = {
  begin: (work: Work) => Running;
  count: (name: 'rawnaq.orders' | 'rawnaq.payments.ended', attributes?: Attributes) => void;
  observe: (gauges: Gauges) => void;
  /** Sends what has not been sent yet; gives up after three seconds. */
  close: () => Promise<void>;
};

/** Runs `run` as one piece of work; `errorOf` tells a result that is a failure. */
export const measured = async <T>(
  telemetry: Telemetry,
  work: Work,
  run: () => Promise<T>,
  errorOf: (result: T) => string | undefined = () => undefined,
): Promise<T> => {
  const running = telemetry.begin(work);
  try {
    const result = await running.within(run);
    running.end({ error: errorOf(result) });
    return result;
  } catch (error) {
    running.end({ error: error instanceof Error ? error.name : 'Error' });
    throw error;
  }
};
