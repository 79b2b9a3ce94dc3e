import type { Language } from '../../schema/languages.ts';

/** What the provider wants to know of the shop with every call; each a word such as `reservation`. */
export type VisitorSettings = { serviceType: string; deliveryMethod: string; deviceType: string };

/** The headers of one visitor's calls: made here from nothing, so that none of the browser's own goes upstream. */
export const providerHeaders = (
  token: string | null,
  language: Language,
  settings: VisitorSettings,
): Record<string, string> => {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': language,
    'Content-Type': 'application/json',
  };
  if (settings.serviceType) headers['Service-Type'] = settings.serviceType;
  if (settings.deliveryMethod) headers['Delivery-Method'] = settings.deliveryMethod;
  if (settings.deviceType) headers['Device-Type'] = settings.deviceType;
  if (token) headers.Authorization = `Bearer ${token}`;
  return headers;
};
