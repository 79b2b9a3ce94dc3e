import type { ProviderClient } from './client.ts';
import type { Answer, Reader } from './decode.ts';

export type ProviderAddress = {
  id: string;
  title: string | null;
  full_address: string | null;
  description: string | null;
  building_number: string | null;
  street_name: string | null;
  city_name: string | null;
  neighborhood: string | null;
  latitude: number | null;
  longitude: number | null;
  is_preferred: boolean;
};

/** What `POST addresses` and `PUT addresses/{id}` want: all of it, always; an empty text stands for nothing. */
export type ProviderAddressInput = {
  title: string;
  full_address: string;
  description: string;
  building_number: string;
  street_name: string;
  city_name: string;
  neighborhood: string;
  latitude: number;
  longitude: number;
  is_preferred: 0 | 1;
};

const TEXT_FIELDS = [
  'title',
  'full_address',
  'description',
  'building_number',
  'street_name',
  'city_name',
  'neighborhood',
] as const;

type AddressTexts = Pick<ProviderAddress, (typeof TEXT_FIELDS)[number]>;

function readTexts(textOf: (field: (typeof TEXT_FIELDS)[number]) => string | null): AddressTexts {
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, textOf(field)])) as AddressTexts;
}

function readAddress(address: Reader): ProviderAddress {
  return {
    id: address.requiredId('id', 'address_id'),
    ...readTexts((field) => address.text(field)),
    latitude: address.number('latitude'),
    longitude: address.number('longitude'),
    is_preferred: address.flag('is_preferred'),
  };
}

/** The address as it was written, where the answer says nothing else. */
function readWritten(id: string, written: Reader | null, input: ProviderAddressInput): ProviderAddress {
  const says = (field: string) => written?.has(field) === true;
  return {
    id,
    ...readTexts((field) => (says(field) ? (written?.text(field) ?? null) : input[field] || null)),
    latitude: written?.number('latitude') ?? input.latitude,
    longitude: written?.number('longitude') ?? input.longitude,
    is_preferred: says('is_preferred') ? written?.flag('is_preferred') === true : input.is_preferred === 1,
  };
}

const findWritten = (answer: Answer) => answer.find('address', 'id', 'address_id', 'title', 'full_address', 'latitude');

/** In the provider's own order. */
export function listAddresses(client: ProviderClient): Promise<ProviderAddress[]> {
  return client.get('addresses', { read: (answer) => answer.list('addresses', readAddress) });
}

/** Answers null when the provider took the address and did not say which id it has. */
export function createAddress(client: ProviderClient, input: ProviderAddressInput): Promise<ProviderAddress | null> {
  return client.post('addresses', {
    body: input,
    keepsEmpty: true,
    read: (answer) => {
      const written = findWritten(answer);
      const id = written?.id('id', 'address_id') ?? null;
      return id === null ? null : readWritten(id, written, input);
    },
  });
}

export function updateAddress(
  client: ProviderClient,
  id: string,
  input: ProviderAddressInput,
): Promise<ProviderAddress> {
  return client.put('addresses/{id}', {
    ids: { id },
    body: input,
    keepsEmpty: true,
    read: (answer) => readWritten(id, findWritten(answer), input),
  });
}

export function deleteAddress(client: ProviderClient, id: string): Promise<void> {
  return client.delete('addresses/{id}', { ids: { id }, read: () => undefined });
}
