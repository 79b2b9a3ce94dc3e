import type { Locale } from '../i18n/locale.ts';
import { keepCookie, readCookies } from '../storage/cookies.ts';
import { persisted } from '../storage/persisted.ts';

/** Business kinds and ways of delivery that a visitor can choose; null stands for the shop's own. */
export const serviceTypes = ['reservation', 'online_store', 'food_ordering'] as const;
export const deliveryMethods = ['branch', 'delivery'] as const;

export type ChosenSettings = {
  serviceType: (typeof serviceTypes)[number] | null;
  deliveryMethod: (typeof deliveryMethods)[number] | null;
};

export const usualSettings: ChosenSettings = { serviceType: null, deliveryMethod: null };

/** The settings of this browser. The server reads the choice from a cookie. */
const kept = persisted('rawnaq.settings', (stored) => stored);

/** The visitor's choice in this browser. */
export const readChosenSettings = (): ChosenSettings => {
  const [, serviceType, deliveryMethod] = /(?:^|; )settings=([a-z_]*)\.([a-z_]*)/.exec(readCookies()) ?? [];
  return {
    serviceType: serviceTypes.find((type) => type === serviceType) ?? null,
    deliveryMethod: deliveryMethods.find((method) => method === deliveryMethod) ?? null,
  };
};

/** Whether the visitor has left the shop's default. */
export const isUnusual = ({ serviceType, deliveryMethod }: ChosenSettings): boolean =>
  serviceType !== null || deliveryMethod !== null;

const keepSettings = (locale: Locale, { serviceType, deliveryMethod }: ChosenSettings) =>
  kept.write({
    locale,
    serviceType: serviceType ?? 'reservation',
    deliveryMethod: deliveryMethod ?? 'branch',
    deviceType: 'web',
  });

/** Keeps the choice for a year; the next page is asked for with it. */
export const chooseSettings = (locale: Locale, chosen: ChosenSettings): void => {
  if (isUnusual(chosen)) keepCookie('settings', `${chosen.serviceType ?? ''}.${chosen.deliveryMethod ?? ''}`);
  else keepCookie('settings', '', 0);
  keepSettings(locale, chosen);
};

/** Remembers the language of the page for the next visit, in a cookie that the server reads on `/`. */
export const rememberLocale = (locale: Locale): void => {
  keepCookie('locale', locale);
  keepSettings(locale, readChosenSettings());
};
