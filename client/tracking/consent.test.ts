import { describe, expect, it } from 'vitest';
import { consentVersion, cookieRemovals, isRefusedByBrowser, readConsent } from './consent.tsx';

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

describe('what is left of third parties after a withdrawal', () => {
  it('their cookies go, at the shop’s address and above it, and the shop’s own stay', () => {
    const written = '_fbp=fb.1; locale=ar; _ga_X1=GS1; _ttp=t; _scid=s; settings=reservation.branch; auth=1';
    const removals = cookieRemovals(written, 'shop.rawnaq.example');
    expect(removals).toContain('_fbp=; Max-Age=0; Path=/');
    expect(removals).toContain('_ga_X1=; Max-Age=0; Path=/; Domain=rawnaq.example');
    expect(removals).toContain('_ttp=; Max-Age=0; Path=/; Domain=shop.rawnaq.example');
    expect(removals.some((removal) => removal.startsWith('_scid='))).toBe(true);
    expect(removals.filter((removal) => /^(?:locale|settings|auth)=/.test(removal))).toEqual([]);
  });

  it('nothing is written where nothing was left', () => {
    expect(cookieRemovals('', 'localhost')).toEqual([]);
  });
});
