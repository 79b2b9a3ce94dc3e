import type { Language, Text } from '../language.ts';
import type { Whereabouts } from './gazetteer.ts';

/** A part of an address, its types named as Google names them. */
export type AddressComponent = { long: string; short: string; types: string[] };

const countries: Record<'SA' | 'EG', Text> = {
  SA: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
  EG: { en: 'Egypt', ar: 'مصر' },
};

/** From the door to the country; what is not known is missing. */
export const toComponents = (at: Whereabouts, language: Language): AddressComponent[] => {
  const { city, district, street } = at;
  const part = (types: string[], long: string | null | undefined, short = long) =>
    long ? [{ types, long, short: short ?? long }] : [];
  return [
    ...part(['street_number'], at.buildingNumber),
    ...part(['route'], street?.[language]),
    ...part(['sublocality_level_1', 'sublocality', 'political'], district?.name[language]),
    ...part(['locality', 'political'], city.name[language]),
    ...part(['administrative_area_level_1', 'political'], city.region[language]),
    ...part(['country', 'political'], countries[city.country][language], city.country),
    ...part(['postal_code'], at.postalCode),
  ];
};

/** The address in one line, as it would stand on a parcel. */
export const toLine = (
  { city, district, street, buildingNumber, postalCode }: Whereabouts,
  language: Language,
): string =>
  [
    [buildingNumber, street?.[language]].filter(Boolean).join(' '),
    district?.name[language],
    `${city.name[language]} ${postalCode}`,
    countries[city.country][language],
  ]
    .filter(Boolean)
    .join(language === 'ar' ? '، ' : ', ');
