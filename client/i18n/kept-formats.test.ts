import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { keepFormats } from './kept-formats.ts';

const minutes = {
  en: parse('{count, plural, one {# minute} other {# minutes}}'),
  ar: parse('{count, plural, one {دقيقة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}'),
};

const speak = (locale: 'en' | 'ar') => createIntl({ locale, messages: { minutes: minutes[locale] } });

describe('the formats of a server', () => {
  it.each(['en', 'ar'] as const)('say the same as without being kept (%s)', (locale) => {
    const [usual, kept] = [speak(locale), speak(locale)];
    keepFormats(kept);
    for (const count of [0, 1, 2, 3, 11, 100, 3, 2]) {
      expect(kept.formatMessage({ id: 'minutes' }, { count })).toBe(usual.formatMessage({ id: 'minutes' }, { count }));
    }
  });

  it('are found by the message itself: what it says is never written out again', () => {
    const intl = speak('en');
    keepFormats(intl);
    intl.formatMessage({ id: 'minutes' }, { count: 1 });
    const unwritable = { toJSON: () => expect.unreachable() };
    Object.assign(minutes.en, unwritable);
    expect(intl.formatMessage({ id: 'minutes' }, { count: 2 })).toBe('2 minutes');
  });

  it('leave what cannot be said to react-intl, which tells of it', () => {
    const errors: unknown[] = [];
    const messages = { minutes: parse('{count, plural, other {# minutes}}'), welcome: parse('Welcome, {name}') };
    const intl = createIntl({ locale: 'en', messages, onError: (error) => errors.push(error) });
    keepFormats(intl);
    for (const count of [1, 2]) {
      expect(intl.formatMessage({ id: 'minutes' }, { count })).toBe(`${count} minutes`);
      expect(intl.formatMessage({ id: 'welcome' }, { name: 'Sara' })).toBe('Welcome, Sara');
    }
    expect(intl.formatMessage({ id: 'welcome' })).toBe('welcome');
    expect(intl.formatMessage({ id: 'missing' })).toBe('missing');
    expect(errors).toHaveLength(2);
  });
});
