import type { z } from 'zod';
import { themes } from '../../schema/brand/themes.ts';
import { type InEachLanguage, inEachLanguage, type Language, languageCodes } from '../../schema/languages.ts';
import { oneOf, phone, shortText, someOf, text } from './fields.ts';

/** The invented seller of the demonstration: in the shop's footer as on the sandbox's own pages. */
export const demoSeller = {
  SELLER_NAME_EN: 'Rawnaq Beauty LLC',
  SELLER_NAME_AR: 'شركة رونق للتجميل',
  SELLER_ADDRESS_EN: '3141 Olaya Street, Riyadh 12214, Saudi Arabia',
  SELLER_ADDRESS_AR: '3141 شارع العليا، الرياض 12214، المملكة العربية السعودية',
  SELLER_CR: '1010000000',
  SELLER_VAT: '300000000000003',
  SELLER_PHONE: '+966 11 000 0000',
  SELLER_EMAIL: 'care@rawnaq.example',
} as const;

/** Payment methods whose names customers know, as they are written. */
const paymentMarks = {
  mada: { en: 'mada', ar: 'مدى' },
  visa: { en: 'Visa', ar: 'Visa' },
  mastercard: { en: 'Mastercard', ar: 'Mastercard' },
  amex: { en: 'American Express', ar: 'American Express' },
  apple_pay: { en: 'Apple Pay', ar: 'Apple Pay' },
  google_pay: { en: 'Google Pay', ar: 'Google Pay' },
  stc_pay: { en: 'STC Pay', ar: 'STC Pay' },
  tabby: { en: 'Tabby', ar: 'تابي' },
  tamara: { en: 'Tamara', ar: 'تمارا' },
} satisfies Record<string, InEachLanguage>;

const markNames = Object.keys(paymentMarks) as (keyof typeof paymentMarks)[];
const longestTerm = 80;

export const trustFields = {
  PAYMENT_MARKS: someOf(markNames),
  CANCELLATION_EN: shortText(longestTerm),
  CANCELLATION_AR: shortText(longestTerm),
  SELLER_WHATSAPP: phone,
};

/**
 * The promises that the shop shows beside its prices. A promise that is not configured is not shown. The sandbox's own methods and terms stand in only for
 * a demonstration.
 */
export const trustOf = (values: z.output<z.ZodObject<typeof trustFields>>, isDemo: boolean) => {
  const { PAYMENT_MARKS: marks, CANCELLATION_EN: en, CANCELLATION_AR: ar } = values;
  const shown = marks.size > 0 || !isDemo ? marks : new Set(['mada', 'visa', 'mastercard', 'apple_pay'] as const);
  const demo = { en: 'Free cancellation up to 24 hours before', ar: 'إلغاء مجاني حتى 24 ساعة قبل الموعد' };
  return {
    /** In the order of `PAYMENT_MARKS`. */
    paymentMarks: markNames.filter((name) => shown.has(name)).map((name): InEachLanguage => paymentMarks[name]),
    /** Until when an appointment can be cancelled, in few words. */
    cancellation: en || ar ? { en: en ?? ar ?? '', ar: ar ?? en ?? '' } : isDemo ? demo : null,
    /** The number that customers write to with WhatsApp. */
    whatsapp: values.SELLER_WHATSAPP,
  };
};

const bilingualNames = ['BRAND_NAME', 'SELLER_NAME', 'SELLER_ADDRESS'] as const;

type Bilingual = `${(typeof bilingualNames)[number]}_${Uppercase<Language>}`;

export const sellerFields = {
  BRAND_THEME: oneOf('rawnaq', Object.keys(themes) as (keyof typeof themes)[]),
  SELLER_CR: text,
  SELLER_VAT: text,
  SELLER_PHONE: text,
  SELLER_EMAIL: text,
  ...(Object.fromEntries(
    bilingualNames.flatMap((name) => languageCodes.map((code) => [`${name}_${code.toUpperCase()}`, text])),
  ) as Record<Bilingual, typeof text>),
};

type SellerValues = z.output<z.ZodObject<typeof sellerFields>>;

const demoValues: Partial<Record<keyof SellerValues, string>> = demoSeller;

/** The demonstration's particulars stand in only for a demonstration: a real shop never shows invented details. */
export const sellerOf = (values: SellerValues, isDemo: boolean) => {
  const value = (name: keyof SellerValues) => values[name] ?? (isDemo ? (demoValues[name] ?? null) : null);
  const bilingual = (name: (typeof bilingualNames)[number]): InEachLanguage | null => {
    const texts = inEachLanguage((code) => value(`${name}_${code.toUpperCase() as Uppercase<Language>}`));
    const known = Object.values(texts).find(Boolean);
    return known ? inEachLanguage((code) => texts[code] ?? known) : null;
  };
  const theme = themes[values.BRAND_THEME];
  const brand = bilingual('BRAND_NAME') ?? theme.name;
  return {
    theme,
    brand,
    /** A null field is left out of the footer. */
    seller: {
      name: bilingual('SELLER_NAME') ?? brand,
      address: bilingual('SELLER_ADDRESS'),
      commercialRegistration: value('SELLER_CR'),
      vatNumber: value('SELLER_VAT'),
      phone: value('SELLER_PHONE'),
      email: value('SELLER_EMAIL'),
    },
  };
};
