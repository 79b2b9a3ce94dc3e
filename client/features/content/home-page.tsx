import {
  BranchListDocument,
  MenusDocument,
  ServicesDocument,
  type ServicesQuery,
  useBranchListQuery,
  useMenusQuery,
  useServicesQuery,
} from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { BranchTeasers } from '../branches/public.ts';
import { ItemGrid, ServiceCard } from '../catalogue/public.ts';
import { HomeCategories, WaitingCategories } from './home-categories.tsx';
import { HomeGift } from './home-gift.tsx';
import { HomeHero } from './home-hero.tsx';
import * as styles from './home-page.styles.ts';
import { HomeSection } from './home-section.tsx';
import { HomeSteps } from './home-steps.tsx';

const menuVariables = { filter: { branchId: null } };
const serviceVariables = { filter: { page: 1 } };
const mostFeatured = 4;

/** Three questions of their own, asked at once, so that one that fails leaves the others; other pages ask them too. */
export const prefetch = async ({ client }: PageContext) => {
  const results = await Promise.all([
    client.query(MenusDocument, menuVariables),
    client.query(ServicesDocument, serviceVariables),
    client.query(BranchListDocument, {}),
  ]);
  return results.every(({ error }) => error) ? ({ status: 503 } as const) : undefined;
};

export const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'content.home.title' }),
  description: intl.formatMessage({ id: 'content.home.description' }),
  canonicalPath: '/',
  image: '/images/home.svg',
});

type Services = ServicesQuery['services']['services'];

/** What costs less at the moment comes first, else the provider's order. */
const featured = (services: Services): Services =>
  [...services]
    .sort((a, b) => Number(b.priceBeforeDiscount !== null) - Number(a.priceBeforeDiscount !== null))
    .slice(0, mostFeatured);

export const Page = () => {
  const text = useText();
  const menus = useMenusQuery({ variables: menuVariables });
  const services = useServicesQuery({ variables: serviceVariables });
  const branches = useBranchListQuery({});
  return (
    <div className={styles.page}>
      <HomeHero />
      <HomeSection
        title={text('content.home.categories')}
        more={{ to: '/services', label: text('content.home.allCategories') }}
        asked={menus}
        waiting={<WaitingCategories />}
      >
        {({ menus: { menus: list } }) =>
          list.some(({ categories }) => categories.length > 0) ? <HomeCategories menus={list} /> : null
        }
      </HomeSection>
      <HomeSection
        title={text('content.home.featured')}
        more={{ to: '/services', label: text('content.home.allServices') }}
        asked={services}
        waiting={<ItemGrid shape="row" isWaiting />}
      >
        {({ services: { services: list } }) =>
          list.length > 0 ? (
            <ItemGrid shape="row">
              {featured(list).map((service) => (
                <ServiceCard key={service.id} service={service} branchId={null} heading="h3" />
              ))}
            </ItemGrid>
          ) : null
        }
      </HomeSection>
      <HomeSteps />
      <HomeSection
        title={text('content.home.branches')}
        more={{ to: '/branches', label: text('content.home.allBranches') }}
        asked={branches}
        waiting={<WaitingCategories />}
      >
        {({ branches: list }) => (list.length > 0 ? <BranchTeasers branches={list} /> : null)}
      </HomeSection>
      <HomeGift />
    </div>
  );
};
