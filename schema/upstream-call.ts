/** One call to the provider, or a public answer that was there already, as a developer reads it beside an answer. */
export type UpstreamCall = {
  method: string;
  /** Below `/api/v1/`, with its query. */
  path: string;
  /** The provider's status; null for an answer from the cache, and for a call that was not answered. */
  status: number | null;
  /** Why it failed: `timeout`, `network`, `status`, `refused` or `malformed`; null when it did not. */
  failure: string | null;
  /**
   * `none`: made for this request alone. `miss`: made for all guests. From the cache: `hit`, or `stale` while it is read anew
   * or cannot be. `joined`: answered by a call that was under way.
   */
  cache: 'none' | 'miss' | 'hit' | 'stale' | 'joined';
  /** The stub that answered in the provider's place; null for most. */
  stub: string | null;
  /** Of the provider's answer; null when none came. */
  bytes: number | null;
  /** The field whose resolver asked, such as `Query.services`. */
  field: string | null;
  /** Milliseconds since the request began. */
  start: number;
  milliseconds: number;
};
