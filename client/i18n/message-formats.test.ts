import { globSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { messageFormatter } from './message-formats.ts';

/** All texts of a catalogue that are not plain. */
const textsIn = (catalogue: string): [string, MessageFormatElement[]][] =>
  globSync(`client/messages/${catalogue}/*.json`)
    .flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))))
    .map(([id, text]): [string, MessageFormatElement[]] => [id, parse(text)])
    .filter(([, tree]) => tree.some(({ type }) => type !== TYPE.literal));

/** Values for every placeholder of a text: counts for plurals, functions for tags. */
const valuesFor = (tree: MessageFormatElement[], count: number): Record<string, unknown> =>
  Object.assign(
    {},
    ...tree.map((element) => {
      if (element.type === TYPE.plural) {
        const inner = Object.values(element.options).map(({ value }) => valuesFor(value, count));
        return Object.assign({}, ...inner, { [element.value]: count });
      }
      if (element.type === TYPE.tag) return { [element.value]: (texts: unknown[]) => texts.join('') };
      return element.type === TYPE.argument ? { [element.value]: `<${element.value}>` } : {};
    }),
  );

const minutes = {
  'en-GB': parse('{count, plural, one {# minute} other {# minutes}}'),
  'ar-EG-u-nu-latn': parse('{count, plural, one {دقيقة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}'),
};

describe('a message', () => {
  it.each(['en-GB', 'ar-EG-u-nu-latn'] as const)('is said as react-intl says it (%s)', (locale) => {
    const usual = createIntl({ locale, messages: { minutes: minutes[locale] } });
    const format = messageFormatter(locale, { minutes: minutes[locale] });
    for (const count of [0, 1, 2, 3, 11, 100, 1200, 3, 2]) {
      expect(format({ id: 'minutes' }, { count })).toBe(usual.formatMessage({ id: 'minutes' }, { count }));
    }
  });

  it.each([
    ['en', 'en-GB'],
    ['ar', 'ar-EG-u-nu-latn'],
    ['feminine', 'ar-EG-u-nu-latn'],
  ])('of the shop is said as react-intl says it, each of them (%s)', (catalogue, locale) => {
    const texts = textsIn(catalogue);
    expect(texts.length).toBeGreaterThan(2);
    const messages = Object.fromEntries(texts);
    const usual = createIntl({ locale, messages });
    const format = messageFormatter(locale, messages);
    for (const [id, tree] of texts) {
      for (const count of [0, 1, 2, 3, 11, 100, 1200]) {
        const values = valuesFor(tree, count) as never;
        expect(format({ id }, values), id).toEqual(usual.formatMessage({ id }, values));
      }
    }
  });

  it('shows numbers as they are, and nothing for what is not there', () => {
    const message = parse('<{count}|{none}|{unset}|{no}>', { ignoreTag: true });
    const values = { count: 0, none: null, unset: undefined, no: false };
    const usual = createIntl({ locale: 'en-GB', messages: { message } }).formatMessage({ id: 'message' }, values);
    expect(messageFormatter('en-GB', { message })({ id: 'message' }, values)).toBe(usual);
    expect(usual).toBe('<0|||>');
  });

  it('without placeholders is shown as it was written', () => {
    expect(messageFormatter('en-GB', { title: "It's {open}" })({ id: 'title' })).toBe("It's {open}");
  });

  it('keeps the links that stand in it', () => {
    const format = messageFormatter('en-GB', { accept: parse('I accept the <terms>terms</terms>.') });
    const terms = (texts: unknown[]) => ({ href: '/terms', words: texts.join('') });
    expect(format({ id: 'accept' }, { terms } as never)).toEqual([
      'I accept the ',
      { href: '/terms', words: 'terms' },
      '.',
    ]);
  });

  it('that is unknown or lacks a value shows its id', () => {
    const format = messageFormatter('en-GB', { welcome: parse('Welcome, {name}') });
    expect(format({ id: 'missing' })).toBe('missing');
    expect(format({ id: 'welcome' })).toBe('welcome');
    expect(format({ id: 'welcome' }, { name: 'Sara' })).toBe('Welcome, Sara');
  });
});
