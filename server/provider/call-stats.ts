const KEPT_LATENCIES = 200;

type Row = { calls: number; failures: number; latencies: number[] };

export type EndpointStats = { endpoint: string; calls: number; failures: number; medianMilliseconds: number };

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}

/** Counts what was sent to the provider since the process started; the median is of the last 200 calls of an endpoint. */
export class CallStats {
  readonly #rows = new Map<string, Row>();

  record(endpoint: string, milliseconds: number, isFailure: boolean): void {
    let row = this.#rows.get(endpoint);
    if (!row) {
      row = { calls: 0, failures: 0, latencies: [] };
      this.#rows.set(endpoint, row);
    }
    row.latencies[row.calls % KEPT_LATENCIES] = milliseconds;
    row.calls += 1;
    if (isFailure) row.failures += 1;
  }

  list(): EndpointStats[] {
    return [...this.#rows]
      .map(([endpoint, row]) => ({
        endpoint,
        calls: row.calls,
        failures: row.failures,
        medianMilliseconds: median(row.latencies),
      }))
      .sort((a, b) => a.endpoint.localeCompare(b.endpoint));
  }
}
