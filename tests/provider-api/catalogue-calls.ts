import { listAvailableDays } from '../../server/provider/appointments.ts';
import { listCustomerClasses } from '../../server/provider/assumed-calls.ts';
import { listBranches } from '../../server/provider/branches.ts';
import { getProduct, listMenus, listServices } from '../../server/provider/catalogue.ts';
import type { Known, ProviderCall } from './call.ts';
import { explained, refTo, type Schema } from './schema.ts';

const id: Schema = { type: 'string' };

const menuQuery = { category_id: id, sub_category_id: id, branch_id: id };

/** What guests ask too. Times come last: they need a product. */
export const catalogueCalls: ProviderCall[] = [
  {
    endpoint: 'GET branches',
    group: 'Catalogue',
    summary: 'All branches',
    isPublic: true,
    effect: 'reads',
    answer: { list: 'Branch', at: 'branches' },
    ask: async (client) => {
      const [branch] = await listBranches(client);
      return { branchId: branch?.id };
    },
  },
  {
    endpoint: 'GET menus',
    group: 'Catalogue',
    summary: 'The menus of a branch or of the shop, and what steers `GET products`',
    isPublic: true,
    effect: 'reads',
    query: menuQuery,
    answer: {
      list: 'Menu',
      at: 'menus',
      beside: { branch_id: refTo('MaybeId'), is_custom_menu: refTo('Flag'), category_query_type: refTo('Text') },
      besideExample: { branch_id: 1, is_custom_menu: false, category_query_type: 'category' },
    },
    ask: async (client, { branchId }) => {
      await listMenus(client, { branch_id: branchId });
    },
  },
  {
    endpoint: 'GET products',
    group: 'Catalogue',
    summary: 'A page of treatments, or of goods where `Service-Type` is `online_store`',
    isPublic: true,
    effect: 'reads',
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
    ask: async (client, { branchId }): Promise<Known> => {
      const { services } = await listServices(client, { branch_id: branchId, page: 1 });
      const service = services.find(({ takesTime, productMasterId }) => takesTime && productMasterId) ?? services[0];
      return { productId: service?.id, masterId: service?.productMasterId ?? undefined };
    },
  },
  {
    endpoint: 'GET products/{id}',
    group: 'Catalogue',
    summary: 'One product',
    isPublic: true,
    effect: 'reads',
    answer: { object: 'Product', at: 'product' },
    refusals: { 404: 'There is no such product.' },
    needs: ['productId'],
    ask: async (client, { productId }) => {
      await getProduct(client, productId);
    },
  },
  {
    endpoint: 'GET product-masters/{id}/available-times',
    group: 'Catalogue',
    summary: 'Free times of a treatment, with the extras that were chosen',
    isPublic: true,
    effect: 'reads',
    query: { 'service_fees[0][id]': id, service_fee_address_id: id },
    answer: { list: 'Day', at: 'days' },
    refusals: { 404: 'There is no such treatment.' },
    needs: ['masterId'],
    ask: async (client, { masterId }): Promise<Known> => {
      const days = await listAvailableDays(client, masterId, []);
      const slot = days.findLast(({ slots }) => slots.length > 0)?.slots[0];
      return slot ? { times: { start_at: slot.startAt, end_at: slot.endAt } } : {};
    },
  },
  {
    endpoint: 'GET loyalty/customer-classes',
    group: 'Catalogue',
    summary: 'The classes of the loyalty programme, in their order',
    isPublic: true,
    effect: 'reads',
    assumed: 'customer-classes',
    answer: { list: 'CustomerClass', at: 'customer_classes' },
    ask: async (client) => {
      await listCustomerClasses(client, new Set());
    },
  },
];
