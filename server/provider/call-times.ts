/** What the calls to the provider for one request took; those of an answer that was there already count as kept. */
export class CallTimes {
  #calls = 0;
  #kept = 0;
  #slowest = { endpoint: '', milliseconds: 0 };

  /** `milliseconds` cover waiting in line and the retry. */
  noteCall(endpoint: string, milliseconds: number): void {
    this.#calls += 1;
    if (milliseconds >= this.#slowest.milliseconds) this.#slowest = { endpoint, milliseconds };
  }

  noteKept(): void {
    this.#kept += 1;
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
