import { data, type LoaderFunctionArgs } from 'react-router';
import { HomeDocument, HomeServicesDocument, type HomeServicesQuery } from '../../graphql/generated/graphql.ts';
import { useGiftCardsOnSaleQuery, useHomeQuery, useHomeServicesQuery } from '../../graphql/generated/hooks.ts';
import { readCached } from '../../graphql/read-cached.ts';
import { useText } from '../../i18n/use-text.ts';
import { ItemCard } from '../../lists/item-card.tsx';
import { itemRow } from '../../lists/item-cards.styles.ts';
import { ItemGrid } from '../../lists/item-grid.tsx';
import { Waiting } from '../../lists/waiting.tsx';
import { listPath } from '../../routing/list-path.ts';
import { type HeadContext, type PageHandle, pageOf, usePage } from '../../routing/page.ts';
import { TrustLine } from '../../session/trust-line.tsx';
import { Button } from '../../ui/button.tsx';
import { ServiceCard } from '../catalogue/public.ts';
import { useInviteFriends } from '../invitations/public.ts';
import { LoyaltyTeaser } from '../loyalty/public.ts';
import * as styles from './home-page.styles.ts';
import { HomeBranches, HomeCategories, HomeGift, HomeHero, HomeSection, inTurns } from './home-sections.tsx';

const mostFeatured = 4;

/** So long a customer's page waits for the lists below the first screen, once the rest is there. Milliseconds. */
const patienceMs = 25;

const late = () => new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));

/**
 * One query for guests and customers alike, and one for the services, which have customers' own prices and stand
 * below the first screen. A part that fails is null in its answer. The browser asks for services that come too late, and
 * for the end of the page.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { client, branch, hasSession } = pageOf(args);
  const asked = client.query(HomeServicesDocument, { branchId: branch }).toPromise();
  const home = await client.query(HomeDocument, { branchId: branch });
  const services = await (hasSession ? Promise.race([asked, late()]) : asked);
  const { menus, branches } = home.data?.home ?? {};
  return menus || branches || services?.data?.home.services ? null : data(null, { status: 503 });
};

const head = ({ intl, client, branch }: HeadContext) => ({
  title: intl.formatMessage({ id: 'content.home.headTitle' }),
  description: intl.formatMessage({ id: 'content.home.description' }),
  canonicalPath: '/',
  cities: readCached(client, HomeDocument, { branchId: branch })?.home.branches?.map(({ cityName }) => cityName),
});

type Services = NonNullable<HomeServicesQuery['home']['services']>['services'];

/** Discounted services come first, else the provider's order. */
const featured = (services: Services): Services =>
  [...services]
    .sort((a, b) => Number(b.priceBeforeDiscount !== null) - Number(a.priceBeforeDiscount !== null))
    .slice(0, mostFeatured);

const mostCards = 4;

/** The first cards on sale; nothing of them when they cannot be had. */
const CardsOnSale = () => {
  const text = useText();
  const [{ data, error }] = useGiftCardsOnSaleQuery({});
  const cards = data?.giftCardsOnSale.slice(0, mostCards);
  if (error || cards?.length === 0) return null;
  if (!cards)
    return (
      <div aria-hidden="true">
        <ItemGrid look={itemRow} waitingFor={mostCards} />
      </div>
    );
  return (
    <ItemGrid look={itemRow}>
      {cards.map((card) => (
        <ItemCard
          key={card.id}
          to={listPath('/gift-cards', { product: card.id })}
          item={card}
          action={text('vouchers.shop.choose')}
          heading="h3"
          shape="card"
        />
      ))}
    </ItemGrid>
  );
};

const InviteTeaser = () => {
  const text = useText();
  const inviteFriends = useInviteFriends();
  return (
    <section className={styles.teaser}>
      <h2>{text('content.home.invite.title')}</h2>
      <p>{text('content.home.invite.body')}</p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={inviteFriends}>
        {text('invitations.open')}
      </Button>
    </section>
  );
};

/** Gift cards on sale, the invitation, and the loyalty programme if there is one. */
const HomeExtras = () => (
  <>
    <CardsOnSale />
    <div className={styles.teasers}>
      <InviteTeaser />
      <LoyaltyTeaser className={styles.teaser} />
    </div>
  </>
);

export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const { branch } = usePage();
  const variables = { branchId: branch };
  const home = useHomeQuery({ variables });
  const services = useHomeServicesQuery({ variables });
  const { menus, branches } = home[0].data?.home ?? {};
  const categories = menus && inTurns(menus.menus);
  const treatments = services[0].data?.home.services?.services;
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
        query={home}
        list={categories}
        waiting={<Waiting look={styles.categories} shape="picture" count={9} />}
      >
        <HomeCategories categories={categories ?? []} />
      </HomeSection>
      <HomeGift />
      <HomeSection
        title={text('content.home.featured')}
        more={{ to: '/services', label: text('content.home.allServices') }}
        query={services}
        list={treatments}
        waiting={<ItemGrid look={itemRow} waitingFor={6} />}
      >
        <ItemGrid look={itemRow}>
          {featured(treatments ?? []).map((service) => (
            <ServiceCard key={service.id} service={service} branchId={branch ?? menus?.branchId ?? null} heading="h3" />
          ))}
        </ItemGrid>
      </HomeSection>
      <HomeSection
        title={text('content.home.branches')}
        band={styles.clayBand}
        more={{ to: '/branches', label: text('content.home.allBranches') }}
        query={home}
        list={branches}
        waiting={<Waiting look={styles.categories} shape="picture" count={9} />}
      >
        <HomeBranches branches={branches ?? []} />
      </HomeSection>
      <div className={styles.end}>
        <div className={styles.sectionTop}>
          <h2>{text('shell.nav.giftCards')}</h2>
        </div>
        <HomeExtras />
      </div>
    </div>
  );
};
