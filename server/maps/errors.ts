/**
 * `refused`: the maps service answered and did not do it: a key that does not count, a used-up quota, a fault of its own.
 * `malformed`: an answer that cannot be understood. `unreachable`: no answer came.
 */
export type MapsErrorKind = 'timeout' | 'unreachable' | 'refused' | 'malformed';

const messages: Record<MapsErrorKind, string> = {
  timeout: 'The maps service did not answer in time.',
  unreachable: 'The maps service cannot be reached.',
  refused: 'The maps service does not answer questions at the moment.',
  malformed: 'The maps service answered with something that cannot be understood.',
};

/** The one way in which a question to the maps service fails. It carries nothing of the question, the key or the answer. */
export class MapsError extends Error {
  override readonly name = 'MapsError';
  readonly kind: MapsErrorKind;
  /** Such as `places:autocomplete`. */
  readonly call: string;
  /** The HTTP status, or the service's own word such as `OVER_QUERY_LIMIT`; null when no answer came. */
  readonly status: string | null;

  constructor(kind: MapsErrorKind, call: string, status: string | null = null) {
    super(messages[kind]);
    this.kind = kind;
    this.call = call;
    this.status = status;
  }
}
