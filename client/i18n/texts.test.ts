import { describe, expect, it } from 'vitest';
import { compileMessage } from '../../build/message-plugin.ts';
import { intlLocale } from './dictionary.ts';
import type { Locale } from './locale.ts';
import { countingOf } from './message.ts';
import { Texts } from './texts.ts';
import type { MessageId } from './words.ts';

const id = 'shell.close' satisfies MessageId;

const textsOf = (locale: Locale, source: string) =>
  new Texts({ [id]: compileMessage(source) }, countingOf(intlLocale[locale]));

describe('a text', () => {
  it('a reader finds names and numbers in their places, and braces that were meant', () => {
    expect(textsOf('en', "Dear {name}, '{'{count}'}'").text(id, { name: 'Noura', count: 3 })).toBe('Dear Noura, {3}');
  });

  it('an Arabic reader is told one, two, few and many in their own forms, in Western digits', () => {
    const { text } = textsOf(
      'ar',
      '{count, plural, one {خدمة} two {خدمتان} few {# خدمات} many {# خدمةً} other {# خدمة}}',
    );
    expect([1, 2, 3, 11, 100, 1234].map((count) => text(id, { count }))).toEqual([
      'خدمة',
      'خدمتان',
      '3 خدمات',
      '11 خدمةً',
      '100 خدمة',
      '1,234 خدمةً',
    ]);
  });

  it('an English reader is told of none at all in words of its own', () => {
    const { text } = textsOf('en', '{count, plural, =0 {nothing} one {# service} other {# services}}');
    expect([0, 1, 2].map((count) => text(id, { count }))).toEqual(['nothing', '1 service', '2 services']);
  });

  it('a reader is addressed as asked', () => {
    const { text } = textsOf('en', '{who, select, FEMALE {her} other {their}} order');
    expect([text(id, { who: 'FEMALE' }), text(id, { who: null })]).toEqual(['her order', 'their order']);
  });

  it('a reader never sees a tag where only words can stand', () => {
    expect(textsOf('en', 'I accept the <terms>terms</terms>').text(id)).toBe('I accept the terms');
  });

  it('a writer is told when a text formats a date by itself', () => {
    expect(() => compileMessage('{day, date}')).toThrow('{day}');
  });
});
