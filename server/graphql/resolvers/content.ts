import { listBranches } from '../../provider/branches.ts';
import { listMenus, listProducts } from '../../provider/catalogue.ts';
import type { HomeResolvers, QueryResolvers } from '../generated/types.ts';
import { toFewBranches } from '../mappers/branch-page.ts';
import { toBranches } from '../mappers/branches.ts';
import { toMenuList, toServicePage } from '../mappers/catalogue.ts';
import { toStorefront } from '../mappers/content.ts';

const Query = {
  storefront: (_root, _args, { backend, language, settings }) =>
    toStorefront(backend.config, language, settings.deliveryMethod === 'branch'),
  home: () => ({ menus: null, services: null, branches: null }),
} satisfies Pick<QueryResolvers, 'storefront' | 'home'>;

/** Each part asks the provider for itself, all at once. */
const Home = {
  menus: async (_home, { branchId }, { provider, backend }) =>
    toMenuList(await listMenus(provider, { branch_id: branchId }), backend.config.providerUrl),
  services: async (_home, { branchId }, { provider, backend }) =>
    toServicePage(await listProducts(provider, { branch_id: branchId, page: 1 }), backend.config.providerUrl),
  branches: async (_home, { first }, { provider, backend }) => {
    const all = toBranches(await listBranches(provider), backend.config.providerUrl);
    return first ? toFewBranches(all, first) : all;
  },
} satisfies Pick<HomeResolvers, 'menus' | 'services' | 'branches'>;

export const content = { Query, Home };
