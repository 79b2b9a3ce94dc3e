import type { InEachLanguage, Language } from '../../../schema/languages.ts';
import type { AppConfig } from '../../config.ts';
import { listBranches } from '../../provider/branches.ts';
import { listMenus, listServices } from '../../provider/catalogue.ts';
import type { HomeResolvers, QueryResolvers, Storefront } from '../generated/types.ts';
import { toBranches, toFewBranches } from '../mappers/branches.ts';

/** Terms and privacy stand on the provider's site unless the configuration says otherwise. */
const toStorefront = (config: AppConfig, language: Language, isPickUp: boolean): Storefront => {
  const { brand, seller, trust, providerUrl } = config;
  const inLanguage = (text: InEachLanguage | null) => text?.[language] ?? null;
  return {
    name: brand[language],
    termsUrl: config.termsUrl ?? `${providerUrl}/terms`,
    privacyUrl: config.privacyUrl ?? `${providerUrl}/privacy`,
    isPickUp,
    clockHours: config.clockHours,
    paymentMarks: trust.paymentMarks.map((name) => name[language]),
    cancellation: inLanguage(trust.cancellation),
    seller: { ...seller, name: seller.name[language], address: inLanguage(seller.address), whatsapp: trust.whatsapp },
    trackers: config.trackers,
  };
};

export const Query = {
  storefront: (_root, _args, { backend, language, settings }) =>
    toStorefront(backend.config, language, settings.deliveryMethod === 'branch'),
  home: () => ({ menus: null, services: null, branches: null }),
} satisfies QueryResolvers;

/** Each part asks the provider for itself, all at once. */
export const Home = {
  menus: (_home, { branchId }, { provider }) => listMenus(provider, { branch_id: branchId }),
  services: (_home, { branchId }, { provider }) => listServices(provider, { branch_id: branchId, page: 1 }),
  branches: async (_home, { first }, { provider }) => {
    const all = toBranches(await listBranches(provider));
    return first ? toFewBranches(all, first) : all;
  },
} satisfies HomeResolvers;
