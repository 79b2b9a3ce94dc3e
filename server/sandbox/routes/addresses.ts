import { textOf } from '../nested.ts';
import { found, invalid, texts } from '../texts.ts';
import type { Call, Reply, Routes, World } from '../world.ts';

const textFields = [
  'title',
  'full_address',
  'description',
  'building_number',
  'street_name',
  'city_name',
  'neighborhood',
] as const;

type AddressRow = Record<(typeof textFields)[number], string | null> & {
  id: number;
  customer_id: number;
  latitude: number;
  longitude: number;
  is_preferred: number;
};

const addressView = ({ customer_id: _customer, latitude, longitude, ...row }: AddressRow) => ({
  ...row,
  latitude: latitude.toFixed(6),
  longitude: longitude.toFixed(6),
});

const coordinate = (body: unknown, field: 'latitude' | 'longitude', limit: number): number => {
  const text = textOf(body, field);
  const value = Number(text);
  if (text === '' || !Number.isFinite(value) || Math.abs(value) > limit) throw invalid({ [field]: texts.coordinates });
  return value;
};

const readAddress = (body: unknown) => {
  if (!textOf(body, 'title')) throw invalid({ title: texts.required });
  return {
    ...Object.fromEntries(textFields.map((field) => [field, textOf(body, field) || null])),
    latitude: coordinate(body, 'latitude', 90),
    longitude: coordinate(body, 'longitude', 180),
    isPreferred: ['1', 'true'].includes(textOf(body, 'is_preferred')),
  };
};

const rowOf = (world: World, customerId: number, id: number): AddressRow =>
  found(world.store.one<AddressRow>`SELECT * FROM address WHERE id = ${id} AND customer_id = ${customerId}`);

const knownId = ({ world, customer, id }: Call): number => rowOf(world, customer.id, id).id;

/** Writes an address, a new one when it has no id yet. At most one is the preferred one. */
const save = ({ world, customer, body }: Call, knownId?: number): Reply => {
  const wish = readAddress(body);
  return world.store.transact(() => {
    if (knownId) world.store.update('address', knownId, wish);
    const id = knownId ?? world.store.insert('address', { customerId: customer.id, ...wish });
    if (wish.isPreferred) {
      world.store.run`UPDATE address SET is_preferred = (id = ${id}) WHERE customer_id = ${customer.id}`;
    }
    return { data: addressView(rowOf(world, customer.id, id)), text: texts.addressSaved };
  });
};

export const addressRoutes: Routes = {
  'GET /addresses': ({ world, customer: { id } }) => {
    const rows = world.store.all<AddressRow>`SELECT * FROM address WHERE customer_id = ${id} ORDER BY id`;
    return { data: rows.map(addressView) };
  },
  'POST /addresses': (call) => save(call),
  'PUT /addresses/:id': (call) => save(call, knownId(call)),
  'DELETE /addresses/:id': (call) => {
    call.world.store.run`DELETE FROM address WHERE id = ${knownId(call)}`;
    return { data: [], text: texts.addressDeleted };
  },
};
