import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  languageCodes,
  languageOf,
  languages,
  otherLanguages,
  pathIn,
  preferredLanguage,
  splitLanguage,
} from '../../schema/languages.ts';
import { writeSitemap } from '../../server/plugins/finding.ts';
import { type DocumentInput, renderDocument } from '../../server/ssr/document.ts';
import { sourceFiles } from '../support/source-files.ts';

describe('the table of languages', () => {
  it('a reader finds what the shop knows of a language in one place', () => {
    // Texts themselves, and Arabic that speaks to a woman.
    const about = /^client\/(?:messages\/|i18n\/server-texts\.ts)|^build\/texts\.ts|^server\/(?:sandbox\/|config\.ts)/;
    const own = sourceFiles('{client,server,build}/**/*.{ts,tsx,js}').filter(
      ({ path }) => !about.test(path) && !/\.test\.tsx?$/.test(path),
    );
    const copies = /(['"`])ar\1|['"`]\/ar\b|\bar[-_][A-Z]{2}|\ben[-_]GB|\? 'rtl'|=== 'en'/;
    const found = own.flatMap(({ path, text }) => {
      const line = text.split('\n').find((each) => copies.test(each) && !/^\s*(?:\*|\/\/|\/\*\*)/.test(each));
      return line ? [`${path}: ${line.trim()}`] : [];
    });
    expect(own.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  it.each(languageCodes)('a customer who reads %s has all texts, the letters and an offline page', (code) => {
    const { direction, intl, script = 'latin' } = languages[code];
    const comma = JSON.parse(readFileSync(`client/messages/${code}/shell.json`, 'utf8'))['shell.comma'];
    expect(readdirSync(`client/messages/${code}`).sort()).toEqual(readdirSync('client/messages/en').sort());
    const letters = readFileSync('client/ui/theme/fonts.css', 'utf8');
    expect(letters).toContain(`-${script}-`);
    expect(existsSync(`client/public/offline/${code}.html`)).toBe(true);
    expect(readFileSync(`client/public/offline/${code}.html`, 'utf8')).toContain(
      `<html lang="${code}" dir="${direction}" data-intl="${intl}" data-comma="${comma}">`,
    );
  });
});

describe('a third language that is one more row', () => {
  // A trial: Urdu is no language of the shop.
  const ur = 'ur' as 'ar';
  const origin = 'https://shop.example';

  beforeAll(() => {
    const row = { ...languages.ar, prefix: '/ur', intl: 'ur-PK-u-nu-latn', og: 'ur_PK', name: 'اردو' };
    Object.assign(languages, { ur: row });
    languageCodes.push(ur);
  });
  afterAll(() => {
    languageCodes.pop();
    Reflect.deleteProperty(languages, ur);
  });

  it('has addresses of its own, in whatever case they are typed', () => {
    expect(splitLanguage('/ur/cart')).toEqual({ language: ur, path: '/cart' });
    expect(splitLanguage('/UR')).toEqual({ language: ur, path: '/' });
    expect(splitLanguage('/ar/cart')).toEqual({ language: 'ar', path: '/cart' });
    expect(splitLanguage('/urban')).toEqual({ language: 'en', path: '/urban' });
    expect(pathIn(ur, '/?signIn=1')).toBe('/ur?signIn=1');
    expect(languageOf('ur')).toBe(ur);
    expect(otherLanguages('en')).toEqual(['ar', ur]);
  });

  it('is spoken to visitors whose browser asks for it', () => {
    expect(preferredLanguage('ur-PK, ar;q=0.5')).toBe(ur);
    expect(preferredLanguage('fr, en;q=0.5')).toBe('en');
  });

  it('is found by search engines beside the others', () => {
    const sitemap = writeSitemap(origin, ['/', '/services']);
    expect(sitemap.match(/<loc>[^<]*/g)).toEqual(
      ['', '/ar', '/ur']
        .map((prefix) => `<loc>${origin}${prefix || '/'}`)
        .concat(['', '/ar', '/ur'].map((prefix) => `<loc>${origin}${prefix}/services`)),
    );
    expect(sitemap).toContain(`hreflang="ur" href="${origin}/ur/services"`);
  });

  it('has pages that say how it is written and lead to the same page in the others', () => {
    const page = {
      locale: ur,
      path: '/services',
      status: 200,
      html: '',
      state: '{}',
      siteName: '',
      missingCode: '',
      reload: '',
      head: { title: 'خدمات' },
      structuredData: [],
    } as unknown as DocumentInput['page'];
    const assets = { early: '/e.js', entry: '/x.js', modules: [], sheet: '/x.css', fonts: [] };
    const html = renderDocument({
      page,
      assets,
      origin,
      styleNonce: null,
      theme: { grounds: ['', ''], sheet: null },
      asOf: '',
    });
    expect(html).toContain('<html lang="ur" dir="rtl">');
    expect(html).toContain(`<link rel="canonical" href="${origin}/ur/services">`);
    expect(html.match(/hreflang="[^"]+"/g)).toEqual(
      ['en', 'ar', 'ur', 'x-default'].map((code) => `hreflang="${code}"`),
    );
    expect(html).toContain('<meta property="og:locale" content="ur_PK">');
    expect(html.match(/og:locale:alternate" content="\w+"/g)).toHaveLength(2);
    expect(html).toContain('href="/ur/manifest.webmanifest"');
  });
});
