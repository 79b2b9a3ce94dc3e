import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';

const steps = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];

describe('the brand', () => {
  it('a designer finds every colour in the same shades from 50 to 950 [COL-05]', () => {
    for (const [name, shades] of Object.entries(brand.tokens.colors)) {
      expect(Object.keys(shades), name).toEqual(steps);
    }
  });
});
