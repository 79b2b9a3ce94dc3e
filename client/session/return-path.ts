/**
 * The URL of a page with the sign-in wizard over it, the way back, and the reason: `ended` when a session has ended.
 */
export const signInPath = (path: string, returnTo: string, signIn: 'required' | 'ended' = 'required'): string =>
  `${path}?${new URLSearchParams({ signIn, returnTo })}`;
