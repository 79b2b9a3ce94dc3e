import { describe, expect, it } from 'vitest';
import { consentVersion, isRefusedByBrowser, readConsent } from './consent.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-12-01T10:00:00Z');
const written = (change: object) => ({
  answer: 'accepted',
  at: '2026-11-30T10:00:00Z',
  version: consentVersion,
  ...change,
});

describe('the answer of a visitor', () => {
  it('stands for a year, yes and no alike', () => {
    for (const answer of ['accepted', 'refused']) {
      expect(readConsent(written({ answer }), now)).toMatchObject({ answer, at: '2026-11-30T10:00:00Z' });
      expect(readConsent(written({ answer }), now + 363 * day)).not.toBeNull();
      expect(readConsent(written({ answer }), now + 365 * day)).toBeNull();
    }
  });

  it('counts for nothing once the text says something else, so that they are asked again', () => {
    expect(readConsent(written({ version: consentVersion - 1 }), now)).toBeNull();
    expect(readConsent(written({ version: consentVersion + 1 }), now)).toBeNull();
  });

  it.each([
    null,
    '',
    'accepted',
    { answer: 'accepted' },
    [],
    written({ answer: 'yes' }),
    written({ at: 7 }),
    written({ at: 'soon' }),
  ])('is never made up from %j', (kept) => {
    expect(readConsent(kept, now)).toBeNull();
  });

  it('is not asked for where the browser already refuses', () => {
    expect(isRefusedByBrowser({ globalPrivacyControl: true })).toBe(true);
    expect(isRefusedByBrowser({ doNotTrack: '1' })).toBe(true);
    expect(isRefusedByBrowser({ doNotTrack: null, globalPrivacyControl: false })).toBe(false);
    expect(isRefusedByBrowser({ doNotTrack: 'unspecified' })).toBe(false);
  });
});
