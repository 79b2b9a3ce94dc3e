/** Thrown by a page that finds, after a navigation in the browser, that what its URL names does not exist. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}
