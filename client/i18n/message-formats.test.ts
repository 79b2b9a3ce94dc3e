import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { messageFormatter } from './message-formats.ts';

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

  it('without placeholders is shown as it was written', () => {
    expect(messageFormatter('en-GB', { title: "It's {open}" })({ id: 'title' })).toBe("It's {open}");
  });

  it('keeps the links that stand in it', () => {
    const format = messageFormatter('en-GB', { accept: parse('I accept the <terms>terms</terms>.') });
    const terms = (words: unknown[]) => ({ href: '/terms', words: words.join('') });
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
