import type { Language } from '../../schema/languages.ts';
import type { Address, AddressInput } from '../graphql/generated/types.ts';
import type { ProviderClient } from './client.ts';
import type { Answer } from './decode.ts';
import { malformed, type Reader } from './reader.ts';

const untitled: Record<Language, string> = { en: 'Address', ar: 'عنوان' };

const readAddress = (address: Reader): Address => ({
  id: address.requiredId('id', 'address_id'),
  title: address.text('title')?.trim() || untitled[address.language],
  fullAddress: address.text('full_address'),
  description: address.text('description'),
  buildingNumber: address.text('building_number'),
  streetName: address.text('street_name'),
  cityName: address.text('city_name'),
  neighborhood: address.text('neighborhood'),
  ...(address.position() ?? { latitude: null, longitude: null }),
  isPreferred: address.flag('is_preferred'),
});

/** The body of `POST addresses` and `PUT addresses/{id}`: all fields, always; an empty text stands for nothing. */
const toBody = (input: AddressInput) => {
  const text = (value: string | null | undefined) => value?.trim() ?? '';
  return {
    title: text(input.title),
    full_address: text(input.fullAddress),
    description: text(input.description),
    building_number: text(input.buildingNumber),
    street_name: text(input.streetName),
    city_name: text(input.cityName),
    neighborhood: text(input.neighborhood),
    latitude: input.latitude,
    longitude: input.longitude,
    // The compiled plan leaves the default of a field inside an input out.
    is_preferred: input.isPreferred === true ? 1 : 0,
  };
};

const findWritten = (answer: Answer) => answer.find('address', 'id', 'address_id', 'title', 'full_address', 'latitude');

/** Newer ids first. Numbers in them are compared as such, however long. */
const compareIds = (a: string, b: string): number => b.localeCompare(a, 'en', { numeric: true });

export const listAddresses = async (client: ProviderClient): Promise<Address[]> => {
  const addresses = await client.get('addresses', { read: (answer) => answer.list('addresses', readAddress) });
  return addresses.sort((a, b) => Number(b.isPreferred) - Number(a.isPreferred) || compareIds(a.id, b.id));
};

/** The newest address of that title: the one from the last write, when its answer has no id. */
const newestTitled = async (client: ProviderClient, title: string): Promise<Address> => {
  const sameTitle = (await listAddresses(client)).filter((address) => address.title === title);
  const [newest] = sameTitle.sort((a, b) => compareIds(a.id, b.id));
  if (!newest) throw malformed('POST addresses', 'id');
  return newest;
};

/** Answers the address as it was written, where the answer says nothing else. */
export const createAddress = async (client: ProviderClient, input: AddressInput): Promise<Address> => {
  const body = toBody(input);
  const created = await client.post('addresses', {
    body,
    keepsEmpty: true,
    read: (answer) => {
      const written = findWritten(answer);
      return written?.id('id', 'address_id') ? readAddress(written.over(body)) : null;
    },
  });
  return created ?? newestTitled(client, body.title);
};

export const updateAddress = (client: ProviderClient, id: string, input: AddressInput): Promise<Address> => {
  const body = toBody(input);
  return client.put('addresses/{id}', {
    ids: { id },
    body,
    keepsEmpty: true,
    read: (answer) => ({ ...readAddress((findWritten(answer) ?? answer.nothing()).over({ ...body, id })), id }),
  });
};

export const deleteAddress = (client: ProviderClient, id: string): Promise<void> =>
  client.delete('addresses/{id}', { ids: { id }, read: () => undefined });
