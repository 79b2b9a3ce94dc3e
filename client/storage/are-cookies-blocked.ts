import { keepCookie, readCookies } from './cookies.ts';

/**
 * Whether the browser refuses this shop's cookies; it then keeps nothing else for the shop either. Tried with a cookie,
 * because `navigator.cookieEnabled` of Chromium says yes where the visitor has blocked them.
 */
export const areCookiesBlocked = (): boolean => {
  const probe = 'probe';
  keepCookie(probe, '1');
  const isKept = readCookies().includes(`${probe}=1`);
  keepCookie(probe, '', 0);
  return !isKept;
};
