import type { UpstreamCall } from '../../schema/upstream-call.ts';
import type { ProviderError } from './errors.ts';

type NotedCall = Pick<UpstreamCall, 'path' | 'cache'> & {
  stub?: string | null;
  endpoint: string;
  startedAt: number;
  error?: ProviderError | null;
  /** What the provider answered; null or left out when nothing came. */
  text?: string | null;
};

/** What the calls to the provider for one request took; calls that the cache answered count as kept. */
export class CallTimes {
  #calls = 0;
  #kept = 0;
  #slowest = { endpoint: '', milliseconds: 0 };
  #traced: UpstreamCall[] | null = null;
  readonly #beganAt = performance.now();
  readonly #fieldOf: () => string | null;
  #asOf: number | 'now' | null = null;

  /**
   * When the oldest public answer was read that the provider's trouble has made old, in milliseconds since 1970; `now`
   * when all are as new as is promised, null when there was none.
   */
  get asOf(): number | 'now' | null {
    return this.#asOf;
  }

  /** Of a public answer; null is as new as is promised. */
  noteAge(asOf: number | null): void {
    const known = typeof this.#asOf === 'number' ? this.#asOf : Number.POSITIVE_INFINITY;
    const oldest = Math.min(asOf ?? Number.POSITIVE_INFINITY, known);
    this.#asOf = Number.isFinite(oldest) ? oldest : 'now';
  }

  /** `fieldOf` names the field that is being resolved. */
  constructor(fieldOf: () => string | null = () => null) {
    this.#fieldOf = fieldOf;
  }

  /** How many calls were made. */
  get calls(): number {
    return this.#calls;
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
      this.#calls += 1;
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
      this.#calls > 0 && `provider;dur=${milliseconds.toFixed(1)};desc="${this.#calls} calls, slowest ${endpoint}"`,
      this.#kept > 0 && `cache;desc="${this.#kept} kept answers"`,
    ].filter((metric) => metric !== false);
  }
}
