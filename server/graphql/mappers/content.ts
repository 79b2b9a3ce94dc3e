import type { InEachLanguage, Language } from '../../../schema/languages.ts';
import type { AppConfig } from '../../config.ts';
import type { Storefront } from '../generated/types.ts';

/** Terms and privacy stand on the provider's site unless the configuration says otherwise. */
export function toStorefront(config: AppConfig, language: Language, isPickUp: boolean): Storefront {
  const { brand, seller, trust, providerUrl } = config;
  const inLanguage = (text: InEachLanguage | null) => text?.[language] ?? null;
  return {
    name: brand[language],
    termsUrl: config.termsUrl ?? `${providerUrl}/terms`,
    privacyUrl: config.privacyUrl ?? `${providerUrl}/privacy`,
    isPickUp,
    clockHours: config.clockHours,
    paymentMarks: trust.paymentMarks.map((name) => name[language]),
    cancellation: inLanguage(trust.cancellation),
    seller: {
      name: seller.name[language],
      address: inLanguage(seller.address),
      commercialRegistration: seller.commercialRegistration,
      vatNumber: seller.vatNumber,
      phone: seller.phone,
      email: seller.email,
      whatsapp: trust.whatsapp,
    },
    trackers: config.trackers.map(({ kind, id, scriptUrl }) => ({ kind, id, scriptUrl })),
  };
}
