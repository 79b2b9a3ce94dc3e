import type { Locale } from '../i18n/locale.ts';

/** What the customer set for this browser. The server reads service type and delivery method from a cookie. */
export type Settings = { locale: Locale; serviceType: string; deliveryMethod: string; deviceType: string };

const key = 'rawnaq.settings';
const yearInSeconds = 365 * 24 * 60 * 60;

const defaults: Settings = { locale: 'en', serviceType: 'reservation', deliveryMethod: 'branch', deviceType: 'web' };

export const readSettings = (storage: Storage): Settings => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return { ...defaults, ...(kept as Partial<Settings>) };
  } catch {
    return defaults;
  }
};

/** Remembers the language of the page for the next visit, in a cookie that the server reads on `/`. */
export const rememberLocale = (locale: Locale): void => {
  const settings = { ...readSettings(localStorage), locale };
  localStorage.setItem(key, JSON.stringify(settings));
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser of our customers
  document.cookie = `locale=${locale}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax${secure}`;
};
