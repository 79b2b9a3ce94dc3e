import { themes } from '../../schema/brand/themes.ts';
import { type InEachLanguage, inEachLanguage } from '../../schema/languages.ts';
import type { EnvironmentReader } from './environment-reader.ts';

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

/**
 * The promises that the shop shows beside its prices. A promise that is not configured is not shown. The sandbox's own methods and terms stand in only for
 * a demonstration.
 */
export const readTrust = (read: EnvironmentReader, isDemo: boolean) => {
  const marks = read.someOf('PAYMENT_MARKS', markNames);
  const shown = marks.size > 0 || !isDemo ? marks : new Set(['mada', 'visa', 'mastercard', 'apple_pay'] as const);
  const en = read.shortText('CANCELLATION_EN', longestTerm);
  const ar = read.shortText('CANCELLATION_AR', longestTerm);
  const demo = { en: 'Free cancellation up to 24 hours before', ar: 'إلغاء مجاني حتى 24 ساعة قبل الموعد' };
  return {
    /** In the order of `PAYMENT_MARKS`. */
    paymentMarks: markNames.filter((name) => shown.has(name)).map((name): InEachLanguage => paymentMarks[name]),
    /** Until when an appointment can be cancelled, in few words. */
    cancellation: en || ar ? { en: en ?? ar ?? '', ar: ar ?? en ?? '' } : isDemo ? demo : null,
    /** The number that customers write to with WhatsApp. */
    whatsapp: read.phone('SELLER_WHATSAPP'),
  };
};

const demoValues: Record<string, string> = demoSeller;

/** The demonstration's particulars stand in only for a demonstration: a real shop never shows invented details. */
export const readSeller = (read: EnvironmentReader, isDemo: boolean) => {
  const value = (name: string) => read.text(name) ?? (isDemo ? (demoValues[name] ?? null) : null);
  const bilingual = (name: string): InEachLanguage | null => {
    const texts = inEachLanguage((code) => value(`${name}_${code.toUpperCase()}`));
    const known = Object.values(texts).find(Boolean);
    return known ? inEachLanguage((code) => texts[code] ?? known) : null;
  };
  const theme = themes[read.oneOf('BRAND_THEME', 'rawnaq', Object.keys(themes)) as keyof typeof themes];
  const brand = bilingual('BRAND_NAME') ?? theme.name;
  return {
    theme,
    brand,
    /** What is null is left out of the footer. */
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
