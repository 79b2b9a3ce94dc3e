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

/** What is set for this browser. The server reads what was chosen from a cookie. */
type Settings = { locale: Locale; serviceType: string; deliveryMethod: string; deviceType: string };

const kept = persisted('rawnaq.settings', (stored) => stored as Settings | null);

const defaults: Settings = { locale: 'en', serviceType: 'reservation', deliveryMethod: 'branch', deviceType: 'web' };

const oneOf = <Choice extends string>(choices: readonly Choice[], value: string | undefined): Choice | null =>
  choices.find((choice) => choice === value) ?? null;

/** What the visitor has chosen in this browser. */
export const readChosenSettings = (): ChosenSettings => {
  const [, serviceType, deliveryMethod] = /(?:^|; )settings=([a-z_]*)\.([a-z_]*)/.exec(readCookies()) ?? [];
  return {
    serviceType: oneOf(serviceTypes, serviceType),
    deliveryMethod: oneOf(deliveryMethods, deliveryMethod),
  };
};

/** Whether the visitor has left what the shop shows by itself. */
export const isUnusual = ({ serviceType, deliveryMethod }: ChosenSettings): boolean =>
  serviceType !== null || deliveryMethod !== null;

const keepSettings = (locale: Locale, { serviceType, deliveryMethod }: ChosenSettings) => {
  const chosen = {
    serviceType: serviceType ?? defaults.serviceType,
    deliveryMethod: deliveryMethod ?? defaults.deliveryMethod,
  };
  kept.write({ ...defaults, ...chosen, locale });
};

/** Keeps the choice for a year; the next page is asked for with it. */
export const chooseSettings = (locale: Locale, chosen: ChosenSettings): void => {
  const { serviceType, deliveryMethod } = chosen;
  if (isUnusual(chosen)) keepCookie('settings', `${serviceType ?? ''}.${deliveryMethod ?? ''}`);
  else keepCookie('settings', '', 0);
  keepSettings(locale, chosen);
};

/** Remembers the language of the page for the next visit, in a cookie that the server reads on `/`. */
export const rememberLocale = (locale: Locale): void => {
  keepCookie('locale', locale);
  keepSettings(locale, readChosenSettings());
};
