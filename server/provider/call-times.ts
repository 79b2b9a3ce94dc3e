import type { UpstreamCall } from '../../schema/upstream-call.ts';
import type { ProviderCallStats } from '../graphql/generated/types.ts';
import type { ProviderError } from './errors.ts';

type NotedCall = Pick<UpstreamCall, 'path' | 'cache'> & {
  stub?: string | null;
  endpoint: string;
  startedAt: number;
  error?: ProviderError | null;
  /** The status of the provider's answer; null or left out without one. */
  text?: string | null;
};

/** The duration of the provider calls of one request; calls that the cache answered count as kept. */
export class CallTimes {
  calls = 0;
  /**
   * When the oldest public answer was read that the provider's trouble has made old, in milliseconds since 1970; `now`
   * when all are as new as is promised, null when there was none.
   */
  asOf: number | 'now' | null = null;
  #kept = 0;
  #slowest = { endpoint: '', milliseconds: 0 };
  #traced: UpstreamCall[] | null = null;
  readonly #beganAt = performance.now();
  readonly #fieldOf: () => string | null;

  constructor(fieldOf: () => string | null = () => null) {
    this.#fieldOf = fieldOf;
  }

  /** Of a public answer; null is as new as is promised. */
  noteAge(asOf: number | null): void {
    const known = typeof this.asOf === 'number' ? this.asOf : Number.POSITIVE_INFINITY;
    const oldest = Math.min(asOf ?? Number.POSITIVE_INFINITY, known);
    this.asOf = Number.isFinite(oldest) ? oldest : 'now';
  }

  /** The calls from now on, each of them; nothing is written down for a request that does not ask for it. */
  trace(): UpstreamCall[] {
    this.#traced ??= [];
    return this.#traced;
  }

  /** The time covers waiting in line and the retry. */
  note({ endpoint, path, cache, startedAt, error = null, stub = null, text = null }: NotedCall): void {
    const milliseconds = performance.now() - startedAt;
    const isCall = cache === 'none' || cache === 'miss';
    if (!isCall) this.#kept += 1;
    else {
      this.calls += 1;
      if (milliseconds >= this.#slowest.milliseconds) this.#slowest = { endpoint, milliseconds };
    }
    this.#traced?.push({
      method: endpoint.split(' ')[0] ?? '',
      path,
      status: error ? error.status : isCall ? 200 : null,
      failure: error?.kind ?? null,
      cache,
      stub,
      bytes: text === null ? null : Buffer.byteLength(text),
      field: this.#fieldOf(),
      start: Math.round(startedAt - this.#beganAt),
      milliseconds: Math.round(milliseconds),
    });
  }

  /** As metrics of `Server-Timing`. The duration of the provider is that of its slowest call. */
  metrics(): string[] {
    const { endpoint, milliseconds } = this.#slowest;
    return [
      this.calls > 0 && `provider;dur=${milliseconds.toFixed(1)};desc="${this.calls} calls, slowest ${endpoint}"`,
      this.#kept > 0 && `cache;desc="${this.#kept} kept answers"`,
    ].filter((metric) => metric !== false);
  }
}

const keptLatencies = 200;
const seconds = 60;

/** `refused`: the provider answered and said no. `failed`: trouble of the provider or on the way to it. */
export type CallOutcome = 'answered' | 'refused' | 'failed';

type Second = { at: number; calls: number; failures: number };

type Row = {
  calls: number;
  failures: number;
  refusals: number;
  isFailing: boolean;
  latencies: number[];
  seconds: Second[];
};

const newRow = (): Row => ({ calls: 0, failures: 0, refusals: 0, isFailing: false, latencies: [], seconds: [] });

const quantile = (sorted: number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

const toStats = (endpoint: string, row: Row, second: number): ProviderCallStats => {
  const { latencies, seconds: kept, ...counts } = row;
  const recent = kept.filter(({ at }) => at > second - seconds);
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    endpoint,
    ...counts,
    callsLastMinute: recent.reduce((sum, entry) => sum + entry.calls, 0),
    failuresLastMinute: recent.reduce((sum, entry) => sum + entry.failures, 0),
    medianMilliseconds: quantile(sorted, 0.5),
    p95Milliseconds: quantile(sorted, 0.95),
    p99Milliseconds: quantile(sorted, 0.99),
  };
};

/**
 * Counts the calls to the provider since the process started, by endpoint; its memory does not grow with the calls.
 * `now` in milliseconds.
 */
export const buildCallStats = (now: () => number = () => performance.now()) => {
  const rows = new Map<string, Row>();

  const currentSecond = (): number => Math.floor(now() / 1000);

  return {
    record: (endpoint: string, milliseconds: number, outcome: CallOutcome): void => {
      const row = rows.get(endpoint) ?? newRow();
      rows.set(endpoint, row);
      row.latencies[row.calls % keptLatencies] = milliseconds;
      const failed = outcome === 'failed' ? 1 : 0;
      const at = currentSecond();
      const kept = row.seconds[at % seconds];
      const { calls, failures } = kept?.at === at ? kept : { calls: 0, failures: 0 };
      row.seconds[at % seconds] = { at, calls: calls + 1, failures: failures + failed };
      row.calls += 1;
      row.failures += failed;
      row.refusals += outcome === 'refused' ? 1 : 0;
      row.isFailing = outcome === 'failed';
    },

    list: (): ProviderCallStats[] => {
      const second = currentSecond();
      return [...rows]
        .map(([endpoint, row]) => toStats(endpoint, row, second))
        .sort((a, b) => a.endpoint.localeCompare(b.endpoint));
    },
  };
};
