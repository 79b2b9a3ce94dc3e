import { listBranches } from '../../provider/branches.ts';
import { listMenus, listServices } from '../../provider/catalogue.ts';
import type { HomeResolvers, QueryResolvers } from '../generated/types.ts';
import { toBranches, toFewBranches } from '../mappers/branches.ts';
import { toStorefront } from '../mappers/content.ts';

const Query = {
  storefront: (_root, _args, { backend, language, settings }) =>
    toStorefront(backend.config, language, settings.deliveryMethod === 'branch'),
  home: () => ({ menus: null, services: null, branches: null }),
} satisfies Pick<QueryResolvers, 'storefront' | 'home'>;

/** Each part asks the provider for itself, all at once. */
const Home = {
  menus: (_home, { branchId }, { provider }) => listMenus(provider, { branch_id: branchId }),
  services: (_home, { branchId }, { provider }) => listServices(provider, { branch_id: branchId, page: 1 }),
  branches: async (_home, { first }, { provider }) => {
    const all = toBranches(await listBranches(provider));
    return first ? toFewBranches(all, first) : all;
  },
} satisfies Pick<HomeResolvers, 'menus' | 'services' | 'branches'>;

export const content = { Query, Home };
