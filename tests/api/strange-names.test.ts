import { describe, expect, test } from 'vitest';
import { looseShopForFile } from '../support/for-file.ts';
import { answerWith } from '../support/start-loose-provider.ts';

const { provider, gql, cookie } = await looseShopForFile();
const addMutation = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cartLineId } }';
const input = { productId: '1' };

describe.each(['toString', 'constructor', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'a provider that calls a thing %s, as every object of the language has one,',
  (name) => {
    test('has its refusals of that field passed on', async () => {
      provider.answers['POST /cart'] = answerWith(422, { errors: [{ field: name, message: 'Not so' }] });
      const { errors } = await gql(addMutation, { input }, { cookie });
      expect(errors?.[0]).toMatchObject({ message: 'Not so', extensions: { code: 'BAD_INPUT' } });
      expect(Object.values(errors?.[0]?.extensions.fields ?? {})).toEqual(['Not so']);
    });

    test('has refusals below that field passed on', async () => {
      provider.answers['POST /cart'] = answerWith(422, { errors: { [`gifted_order_data.${name}`]: ['Not so'] } });
      const { errors } = await gql(addMutation, { input }, { cookie });
      expect(Object.values(errors?.[0]?.extensions.fields ?? {})).toEqual(['Not so']);
      expect(Object.keys(errors?.[0]?.extensions.fields ?? {})[0]).toMatch(/^gift\.\w+$/);
    });

    test('has that name and id printed', async () => {
      const fields = JSON.parse(`{"${name}":{"${name}":1}}`);
      provider.answers['GET /products'] = { ...fields, data: { ...fields, products: [{ ...fields, id: name, name }] } };
      const { data, errors } = await gql('{ services(filter: {}) { services { id name } } }');
      expect(errors).toBeUndefined();
      expect(data.services.services).toEqual([{ id: name, name }]);
    });

    test('has gift cards and bookings of that state shown', async () => {
      provider.answers['GET /vouchers/list_available_vouchers'] = {
        data: { vouchers: [{ serial_number: 'A1', status: name, description: `&${name};` }] },
      };
      provider.answers['GET /orders'] = {
        data: { orders: [{ id: 1, status: { value: name, label: name, color: name }, status_text: name }] },
      };
      const { data, errors } = await gql(
        '{ giftCards { serialNumber status } bookings(page: 1) { bookings { id status { label } } } }',
        {},
        { cookie },
      );
      expect(errors).toBeUndefined();
      expect(data.giftCards).toEqual([{ serialNumber: 'A1', status: 'ACTIVE' }]);
      expect(data.bookings.bookings).toMatchObject([{ id: '1', status: { label: name } }]);
    });
  },
);

test('a provider whose error is of a kind called toString does not confuse the pages', async () => {
  provider.answers['GET /branches'] = answerWith(403, { message: 'toString', code: 'toString', errors: { code: [] } });
  expect((await gql('{ branches { id } }')).code).toBe('FORBIDDEN');
});
