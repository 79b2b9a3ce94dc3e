import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Address, lineOf, preferredOf, shownAddresses } from './address-list.ts';

const address = (id: string, isPreferred = false): Address => ({
  __typename: 'Address',
  id,
  title: `Address ${id}`,
  fullAddress: null,
  description: null,
  buildingNumber: null,
  streetName: null,
  cityName: null,
  neighborhood: null,
  latitude: 24.7,
  longitude: 46.7,
  isPreferred,
});

const idsOf = (addresses: readonly Address[]) => addresses.map(({ id }) => id);

describe('a customer’s addresses', () => {
  it('stand in the order of their age, the preferred one on top, and 10 is newer than 9 [ADDR-01]', () => {
    const addresses = [address('9'), address('100'), address('2'), address('10')];
    expect(idsOf(shownAddresses(addresses, '2'))).toEqual(['2', '100', '10', '9']);
  });

  it('stand in the same order however the provider sends them, also with ids of twenty digits [ADDR-01]', () => {
    const ids = fc.uniqueArray(fc.bigInt({ min: 1n, max: 10n ** 20n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(ids, fc.nat(), (numbers, seed) => {
        const preferred = numbers[seed % numbers.length];
        const addresses = numbers.map((number) => address(String(number)));
        const rest = numbers.filter((number) => number !== preferred).toSorted((a, b) => (a < b ? 1 : -1));
        expect(idsOf(shownAddresses(addresses, String(preferred)))).toEqual([preferred, ...rest].map(String));
      }),
    );
  });

  it('have one preferred address: the provider’s mark, or the remembered one when it marks none [ADDR-12]', () => {
    expect(preferredOf([address('1'), address('2', true)], '1')).toBe('2');
    expect(preferredOf([address('1'), address('2')], '1')).toBe('1');
    expect(preferredOf([address('1'), address('2')], '7')).toBeNull();
    expect(preferredOf([address('1'), address('2')], null)).toBeNull();
  });

  it('have one preferred address also when the provider marks several', () => {
    const several = [address('3', true), address('1', true), address('2')];
    expect(preferredOf(several, '1')).toBe('1');
    expect(preferredOf(several, '2')).toBe('3');
    const shown = shownAddresses(several, '1');
    expect(shown.map(({ id, isPreferred }) => (isPreferred ? `${id}*` : id))).toEqual(['1*', '3', '2']);
  });

  it('are put together from their parts when they were not written out', () => {
    const parts = { buildingNumber: '6842', streetName: 'Al Urubah Rd', neighborhood: null, cityName: 'Riyadh' };
    expect(lineOf({ ...parts, fullAddress: ' ' }, ', ')).toBe('6842 Al Urubah Rd, Riyadh');
    expect(lineOf({ ...parts, fullAddress: '6842 Al Urubah Rd, Al Wurud' }, ', ')).toBe('6842 Al Urubah Rd, Al Wurud');
    expect(lineOf(address('1'), ', ')).toBe('');
  });
});
