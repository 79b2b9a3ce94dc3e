import type { ProviderCallStats } from '../graphql/generated/types.ts';

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
  const { calls, failures, refusals, isFailing, latencies } = row;
  const recent = row.seconds.filter(({ at }) => at > second - seconds);
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    endpoint,
    calls,
    failures,
    refusals,
    isFailing,
    callsLastMinute: recent.reduce((sum, entry) => sum + entry.calls, 0),
    failuresLastMinute: recent.reduce((sum, entry) => sum + entry.failures, 0),
    medianMilliseconds: quantile(sorted, 0.5),
    p95Milliseconds: quantile(sorted, 0.95),
    p99Milliseconds: quantile(sorted, 0.99),
  };
};

/**
 * Counts what was sent to the provider since the process started, by endpoint; its memory does not grow with the calls.
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
