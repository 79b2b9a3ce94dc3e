/**
 * `srcset` for a picture of the shop's own origin, which makes it as wide as `/p/320/…` says; undefined for others, and
 * for drawings, which fit every screen as they are.
 */
export const sourceSet = (src: string, widths: readonly number[]): string | undefined =>
  /^\/p\/(?!.*\.svg$)/.test(src) ? widths.map((width) => `/p/${width}${src.slice(2)} ${width}w`).join() : undefined;
