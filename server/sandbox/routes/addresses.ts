import { textOf } from '../nested.ts';
import type { Address } from '../store.ts';
import { found, invalid, texts } from '../texts.ts';
import type { Call, Reply, Routes } from '../world.ts';

const addressView = ({ customer_id: _customer, latitude, longitude, ...rest }: Address) => ({
  ...rest,
  latitude: latitude.toFixed(6),
  longitude: longitude.toFixed(6),
});

const coordinate = (body: unknown, field: 'latitude' | 'longitude', limit: number): number => {
  const text = textOf(body, field);
  const value = Number(text);
  if (text === '' || !Number.isFinite(value) || Math.abs(value) > limit) throw invalid({ [field]: texts.coordinates });
  return value;
};

const readAddress = (body: unknown): Omit<Address, 'id' | 'customer_id'> => {
  if (!textOf(body, 'title')) throw invalid({ title: texts.required });
  const text = (field: string) => textOf(body, field) || null;
  return {
    title: text('title'),
    full_address: text('full_address'),
    description: text('description'),
    building_number: text('building_number'),
    street_name: text('street_name'),
    city_name: text('city_name'),
    neighborhood: text('neighborhood'),
    latitude: coordinate(body, 'latitude', 90),
    longitude: coordinate(body, 'longitude', 180),
    is_preferred: ['1', 'true'].includes(textOf(body, 'is_preferred')) ? 1 : 0,
  };
};

const ownAddresses = ({ world, customer }: Call): Address[] =>
  world.state.addresses.filter(({ customer_id }) => customer_id === customer.id);

const known = (call: Call): Address => found(ownAddresses(call).find(({ id }) => id === call.id));

/** At most one address of a customer is the preferred one. */
const saved = (call: Call, address: Address): Reply => {
  if (address.is_preferred) for (const other of ownAddresses(call)) if (other !== address) other.is_preferred = 0;
  return { data: addressView(address), text: texts.addressSaved };
};

export const addressRoutes: Routes = {
  'GET /addresses': (call) => ({ data: ownAddresses(call).map(addressView) }),
  'POST /addresses': (call) => {
    const { world, customer, body } = call;
    const wish = readAddress(body);
    const address = { id: world.nextId('address'), customer_id: customer.id, ...wish };
    world.state.addresses.push(address);
    return saved(call, address);
  },
  'PUT /addresses/:id': (call) => saved(call, Object.assign(known(call), readAddress(call.body))),
  'DELETE /addresses/:id': (call) => {
    const { state } = call.world;
    const deleted = known(call);
    state.addresses = state.addresses.filter((address) => address !== deleted);
    return { data: [], text: texts.addressDeleted };
  },
};
