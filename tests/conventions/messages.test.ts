import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../schema/languages.ts';
import { sourceFiles } from '../support/source-files.ts';

type Texts = Record<string, string>;

const textsOf = (language: string): Texts =>
  Object.assign({}, ...sourceFiles(`client/messages/${language}/*.json`).map(({ text }) => JSON.parse(text)));

const namesIn = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (isPluralElement(element) || isSelectElement(element)) {
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
    }
    return isTagElement(element) ? [element.value, ...namesIn(element.children)] : [element.value];
  });

const placeholders = (text: string) => [...new Set(namesIn(parse(text)))].sort();

const english = textsOf('en');
const arabic = textsOf('ar');

describe('the texts', () => {
  it('a customer reads every text in both languages [LANG-05 PROD-01]', () => {
    expect(Object.keys(english).length).toBeGreaterThan(100);
    const ids = Object.keys(english).sort();
    for (const code of languageCodes) expect(Object.keys(textsOf(code)).sort(), code).toEqual(ids);
  });

  it('a customer finds the same names and numbers in a text in both languages', () => {
    const different = Object.keys(english).filter(
      (id) => placeholders(english[id] ?? '').join() !== placeholders(arabic[id] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('a text is named in full where it is used, so that it is there with the code that shows it', () => {
    const composed = sourceFiles('client/**/*.{ts,tsx}').flatMap(({ path, text }) =>
      [...text.matchAll(/`\$\{[^}]*\}\.[a-z].*/g)].map(([found]) => `${path}: ${found}`),
    );
    expect(composed).toEqual([]);
  });

  it('an Arabic reader meets Arabic: no text is left in Latin letters by accident', () => {
    const latinOnPurpose = /^.*\.brand.*$/;
    const untranslated = Object.entries(arabic)
      .filter(
        ([id, text]) =>
          !latinOnPurpose.test(id) &&
          /[A-Za-z]{3,}/.test(text.replace(/\{[^{}]*\}|<[^>]+>/g, '')) &&
          !/[\u0600-\u06ff]/.test(text),
      )
      .map(([id]) => id);
    expect(untranslated).toEqual([]);
  });
});
