import { describe, expect, it } from 'vitest';
import { cookieRemovals } from './traces.ts';

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
