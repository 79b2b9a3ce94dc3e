import type { FastifyInstance } from 'fastify';
import { textOf } from '../nested.ts';
import { invalid, Refusal } from '../refusal.ts';
import { texts } from '../texts.ts';
import { answer, idOf, requireCustomer, type World } from '../world.ts';

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
  latitude: number;
  longitude: number;
  is_preferred: number;
};

const addressView = ({ id, latitude, longitude, is_preferred, ...row }: AddressRow) => ({
  id,
  ...(Object.fromEntries(textFields.map((field) => [field, row[field]])) as Record<
    (typeof textFields)[number],
    string
  >),
  latitude: latitude.toFixed(6),
  longitude: longitude.toFixed(6),
  is_preferred: is_preferred === 1 ? 1 : 0,
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
    values: textFields.map((field) => textOf(body, field) || null),
    latitude: coordinate(body, 'latitude', 90),
    longitude: coordinate(body, 'longitude', 180),
    isPreferred: ['1', 'true'].includes(textOf(body, 'is_preferred')) ? 1 : 0,
  };
};

const rowOf = (world: World, customerId: number, id: number): AddressRow => {
  const row = world.store.one<AddressRow>('SELECT * FROM address WHERE id = ? AND customer_id = ?', id, customerId);
  if (!row) throw new Refusal(404, texts.notFound);
  return row;
};

/** At most one address is the preferred one. */
const preferOnly = (world: World, customerId: number, id: number): void => {
  world.store.run('UPDATE address SET is_preferred = (id = ?) WHERE customer_id = ?', id, customerId);
};

export const registerAddressRoutes = (app: FastifyInstance, world: World): void => {
  app.get('/addresses', (request) => {
    const { id } = requireCustomer(world, request);
    const rows = world.store.all<AddressRow>('SELECT * FROM address WHERE customer_id = ? ORDER BY id', id);
    return answer(request, rows.map(addressView));
  });

  app.post('/addresses', (request) => {
    const customer = requireCustomer(world, request);
    const wish = readAddress(request.body);
    return world.store.transact(() => {
      const { id } = world.store.run(
        `INSERT INTO address (customer_id, ${textFields.join(', ')}, latitude, longitude, is_preferred)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[customer.id, ...wish.values, wish.latitude, wish.longitude, wish.isPreferred],
      );
      if (wish.isPreferred) preferOnly(world, customer.id, id);
      return answer(request, addressView(rowOf(world, customer.id, id)), texts.addressSaved);
    });
  });

  app.put('/addresses/:id', (request) => {
    const customer = requireCustomer(world, request);
    const { id } = rowOf(world, customer.id, idOf(request));
    const wish = readAddress(request.body);
    return world.store.transact(() => {
      world.store.run(
        `UPDATE address SET ${textFields.map((field) => `${field} = ?`).join(', ')}, latitude = ?, longitude = ?,
           is_preferred = ? WHERE id = ?`,
        ...[...wish.values, wish.latitude, wish.longitude, wish.isPreferred, id],
      );
      if (wish.isPreferred) preferOnly(world, customer.id, id);
      return answer(request, addressView(rowOf(world, customer.id, id)), texts.addressSaved);
    });
  });

  app.delete('/addresses/:id', (request) => {
    const customer = requireCustomer(world, request);
    const { id } = rowOf(world, customer.id, idOf(request));
    world.store.run('DELETE FROM address WHERE id = ?', id);
    return answer(request, [], texts.addressDeleted);
  });
};
