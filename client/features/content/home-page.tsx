import { HomeDocument, type HomeQuery, useHomeQuery } from '../../graphql/generated/operations.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { usePage } from '../../routing/page-scope.tsx';
import { TrustLine } from '../../session/trust-line.tsx';
import { BranchTeasers } from '../branches/public.ts';

import { ItemGrid, itemRow, ServiceCard } from '../catalogue/public.ts';

import { HomeCategories, WaitingCategories } from './home-categories.tsx';
import { HomeEnd } from './home-end.tsx';
import { HomeGift } from './home-gift.tsx';
import { HomeHero } from './home-hero.tsx';
import * as styles from './home-page.styles.ts';
import { HomeSection } from './home-section.tsx';

const mostFeatured = 4;

/** One question for all parts; a part that fails is null in its answer. */
export const prefetch = async ({ client, branch }: PageContext) => {
  const { data } = await client.query(HomeDocument, { branchId: branch });
  const { menus, services, branches } = data?.home ?? {};
  return menus || services || branches ? undefined : ({ status: 503 } as const);
};

export const head = ({ intl, client, branch }: HeadContext) => ({
  title: intl.formatMessage({ id: 'content.home.headTitle' }),
  description: intl.formatMessage({ id: 'content.home.description' }),
  canonicalPath: '/',
  cities: readCached(client, HomeDocument, { branchId: branch })?.home.branches?.map(({ cityName }) => cityName),
});

type Services = NonNullable<HomeQuery['home']['services']>['services'];

/** Discounted services come first, else the provider's order. */
const featured = (services: Services): Services =>
  [...services]
    .sort((a, b) => Number(b.priceBeforeDiscount !== null) - Number(a.priceBeforeDiscount !== null))
    .slice(0, mostFeatured);

export const Page = () => {
  const text = useText();
  const { branch } = usePage();
  const [asked, ask] = useHomeQuery({ variables: { branchId: branch } });
  const home = asked.data?.home;
  const part = { ...asked, onTryAgain: () => ask({ requestPolicy: 'network-only' }) };
  return (
    <div className={styles.page}>
      <div>
        <HomeHero />
        <div className={styles.trust}>
          <TrustLine />
        </div>
      </div>
      <HomeSection
        title={text('content.home.categories')}
        more={{ to: '/services', label: text('content.home.allCategories') }}
        {...part}
        part={home?.menus}
        waiting={<WaitingCategories />}
      >
        {({ menus: list }) =>
          list.some(({ categories }) => categories.length > 0) ? <HomeCategories menus={list} /> : null
        }
      </HomeSection>
      <HomeGift />
      <HomeSection
        title={text('content.home.featured')}
        more={{ to: '/services', label: text('content.home.allServices') }}
        {...part}
        part={home?.services}
        waiting={<ItemGrid look={itemRow} waitingFor={6} />}
      >
        {({ services: list }) =>
          list.length > 0 ? (
            <ItemGrid look={itemRow}>
              {featured(list).map((service) => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  branchId={branch ?? home?.menus?.branchId ?? null}
                  heading="h3"
                />
              ))}
            </ItemGrid>
          ) : null
        }
      </HomeSection>
      <HomeSection
        title={text('content.home.branches')}
        band={styles.clayBand}
        more={{ to: '/branches', label: text('content.home.allBranches') }}
        {...part}
        part={home?.branches}
        waiting={<WaitingCategories />}
      >
        {(list) => (list.length > 0 ? <BranchTeasers branches={list} /> : null)}
      </HomeSection>
      <HomeEnd />
    </div>
  );
};
