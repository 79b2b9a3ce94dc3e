/**
 * A path of this shop to go on to after signing in, or null. Only same-origin paths pass: no scheme, no `//`, no
 * backslash, no control characters, also not in encoded form.
 */
export const safeReturnPath = (wanted: string | null | undefined): string | null => {
  if (!wanted?.startsWith('/') || wanted.length > 2000) return null;
  let decoded = wanted;
  for (let round = 0; round < 3; round += 1) {
    if (/^\/[/\\]|\\|\p{Cc}|^\/[^?#]*\/\//u.test(decoded)) return null;
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return null;
    }
  }
  const url = new URL(wanted, 'http://shop.invalid');
  return url.origin === 'http://shop.invalid' && !url.pathname.startsWith('//') ? wanted : null;
};

/**
 * The URL of a page with the sign-in wizard over it, the way back, and the reason: `ended` when a session has ended.
 */
export const signInPath = (path: string, returnTo: string, signIn: 'required' | 'ended' = 'required'): string =>
  `${path}?${new URLSearchParams({ signIn, returnTo })}`;
