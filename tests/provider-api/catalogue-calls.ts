import { listAvailableDays } from '../../server/provider/appointments.ts';
import { listCustomerClasses } from '../../server/provider/assumed-calls.ts';
import { listBranches } from '../../server/provider/branches.ts';
import { getProduct, listMenus, listServices } from '../../server/provider/catalogue.ts';
import { inGroup } from './call.ts';
import { explained, refTo, type Schema } from './schema.ts';

const id: Schema = { type: 'string' };

const menuQuery = { category_id: id, sub_category_id: id, branch_id: id };

/** What guests ask too. Times come last: they need a product. */
export const catalogueCalls = inGroup('Catalogue', [
  {
    endpoint: 'GET branches',
    summary: 'All branches',
    isPublic: true,
    answer: { list: 'Branch', at: 'branches' },
    ask: async (client, _, learn) => {
      const [branch] = await listBranches(client);
      learn({ branchId: branch?.id });
    },
  },
  {
    endpoint: 'GET menus',
    summary: 'The menus of a branch or of the shop, and what steers `GET products`',
    isPublic: true,
    query: menuQuery,
    answer: {
      list: 'Menu',
      at: 'menus',
      beside: { branch_id: refTo('MaybeId'), is_custom_menu: refTo('Flag'), category_query_type: refTo('Text') },
      besideExample: { branch_id: 1, is_custom_menu: false, category_query_type: 'category' },
    },
    ask: (client, { branchId }) => listMenus(client, { branch_id: branchId }),
  },
  {
    endpoint: 'GET products',
    summary: 'A page of treatments, or of goods where `Service-Type` is `online_store`',
    isPublic: true,
    query: {
      ...menuQuery,
      menu_id: id,
      is_custom_menu: { type: 'integer', enum: [0, 1] },
      category_query_type: explained(id, 'As `GET menus` told.'),
      page: { type: 'integer', minimum: 1 },
    },
    answer: {
      list: 'Product',
      at: 'products',
      beside: { pagination_options: refTo('Pagination') },
      besideExample: { pagination_options: { current_page: 1, last_page: 1, per_page: 10, total: 1 } },
    },
    ask: async (client, { branchId }, learn) => {
      const { services } = await listServices(client, { branch_id: branchId, page: 1 });
      const service = services.find(({ takesTime, productMasterId }) => takesTime && productMasterId) ?? services[0];
      learn({ productId: service?.id, masterId: service?.productMasterId ?? undefined });
    },
  },
  {
    endpoint: 'GET products/{id}',
    summary: 'One product',
    isPublic: true,
    answer: { object: 'Product', at: 'product' },
    refusals: { 404: 'There is no such product.' },
    needs: ['productId'],
    ask: (client, { productId }) => getProduct(client, productId),
  },
  {
    endpoint: 'GET product-masters/{id}/available-times',
    summary: 'Free times of a treatment, with the extras that were chosen',
    isPublic: true,
    query: { 'service_fees[0][id]': id, service_fee_address_id: id },
    answer: { list: 'Day', at: 'days' },
    refusals: { 404: 'There is no such treatment.' },
    needs: ['masterId'],
    ask: async (client, { masterId }, learn) => {
      const days = await listAvailableDays(client, masterId, []);
      const slot = days.findLast(({ slots }) => slots.length > 0)?.slots[0];
      if (slot) learn({ times: { start_at: slot.startAt, end_at: slot.endAt } });
    },
  },
  {
    endpoint: 'GET loyalty/customer-classes',
    summary: 'The classes of the loyalty programme, in their order',
    isPublic: true,
    assumed: 'customer-classes',
    answer: { list: 'CustomerClass', at: 'customer_classes' },
    ask: (client) => listCustomerClasses(client, new Set()),
  },
]);
