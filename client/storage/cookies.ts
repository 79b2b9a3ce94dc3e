const yearInSeconds = 365 * 24 * 60 * 60;

/** The cookies that scripts may read, as one text; empty where the browser allows none. */
export const readCookies = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};

/** Sets or removes a cookie; `cookie` is one with its attributes. Where the browser allows none, nothing happens. */
export const writeCookie = (cookie: string): void => {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser of our customers
    document.cookie = cookie;
  } catch {
    // A sandboxed frame has no cookies at all.
  }
};

/** Keeps a cookie that the server reads, for a year by default; 0 seconds remove it. */
export const keepCookie = (name: string, value: string, seconds = yearInSeconds): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  writeCookie(`${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`);
};

/**
 * Whether the browser blocks this shop's cookies; it then blocks all other storage too. Tried with a cookie,
 * because `navigator.cookieEnabled` of Chromium is true where the visitor has blocked them.
 */
export const areCookiesBlocked = (): boolean => {
  const probe = 'probe';
  keepCookie(probe, '1');
  const isKept = readCookies().includes(`${probe}=1`);
  keepCookie(probe, '', 0);
  return !isKept;
};
