import type { ReactNode } from 'react';
import { type AnsweredProps, FailedAnswer } from '../../graphql/failed-query.tsx';
import type { HomeQuery, HomeServicesQuery } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { listPath } from '../../routing/list-path.ts';
import { useGiftNews } from '../../session/gift-news.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { revealFocused } from '../../ui/reveal.ts';
import * as styles from './home-page.styles.ts';

/** The offer of the shop and the one next step. It does not depend on the provider. */
export const HomeHero = () => {
  const text = useText();
  const news = useGiftNews();
  return (
    <section className={styles.hero}>
      <img
        src="/images/home.svg"
        alt=""
        className={styles.heroPicture}
        fetchPriority="high"
        width={1600}
        height={1000}
      />
      {news && (
        <Link to={news.to} className={styles.giftNews}>
          <Icon name="gift" />
          <span>{news.message}</span>
          <Icon name="chevron-right" />
        </Link>
      )}
      <div className={styles.heroTexts}>
        <h1>{text('content.home.title')}</h1>
        <p>{text('content.home.lead')}</p>
        <Link to="/services" className={buttonLook.primary.lg}>
          {text('content.home.book')}
        </Link>
      </div>
    </section>
  );
};

type HomeSectionProps = {
  title: string;
  more: { to: string; label: string };
  query: AnsweredProps<HomeQuery | HomeServicesQuery>['query'];
  /** Its entries: undefined until the answer is here, null when this part of it failed. Empty, it is left out. */
  list: readonly unknown[] | null | undefined;
  waiting: ReactNode;
  /** Where the section stands on a ground of its own. */
  band?: string;
  children: ReactNode;
};

/** One part of the home page that stands or falls on its own. */
export const HomeSection = ({ title, more, query, list, waiting, band, children }: HomeSectionProps) => {
  const [{ error, fetching }, execute] = query;
  if (list?.length === 0) return null;
  return (
    <section className={band ? `${styles.section} ${band}` : styles.section}>
      <div className={styles.sectionTop}>
        <h2>{title}</h2>
        <Link to={more.to} className={looks.quietAction}>
          {more.label}
          <Icon name="chevron-right" />
        </Link>
      </div>
      {list && children}
      {!list && !error && waiting}
      {!list && error && <FailedAnswer error={error} execute={execute} waiting={fetching} />}
    </section>
  );
};

export const HomeGift = () => {
  const text = useText();
  return (
    <section className={styles.gift}>
      <div>
        <h2>{text('content.home.gift.title')}</h2>
        <p>{text('content.home.gift.body')}</p>
        <Link to="/gift-cards" className={buttonLook.secondary.md}>
          <Icon name="gift" />
          {text('content.home.gift.action')}
        </Link>
      </div>
      <div className={styles.foil} aria-hidden="true">
        <span />
        <span />
        <span>{useStorefront()?.name}</span>
      </div>
    </section>
  );
};

type Menus = NonNullable<HomeQuery['home']['menus']>['menus'];

/** Three rows on a phone; the rest is one tap away. */
const mostCategories = 9;

/** The first categories. The menus take turns, so that each is seen however many categories the first one has. */
export const inTurns = (menus: Menus) =>
  menus
    .flatMap(({ id: menu, categories }) => categories.map((category, turn) => ({ ...category, menu, turn })))
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, mostCategories);

/** Categories of all menus as pictures; each leads to its services. */
export const HomeCategories = ({ categories }: { categories: ReturnType<typeof inTurns> }) => (
  <ul className={styles.categories}>
    {categories.map(({ id, name, image, menu }) => (
      <li key={`${menu}.${id}`}>
        <Link to={listPath('/services', { menu, category: id })}>
          <Picture src={image} />
          <span>{name}</span>
        </Link>
      </li>
    ))}
  </ul>
);

/** As many as the home page asks for: with so many there may be more. */
const mostTeasers = 8;

/** The branches at a glance; each leads to its place on the page of branches. */
export const HomeBranches = ({ branches }: { branches: NonNullable<HomeQuery['home']['branches']> }) => {
  const text = useText();
  const isCut = branches.length === mostTeasers;
  return (
    <ul className={styles.branches} onFocus={revealFocused}>
      {branches.map(({ id, name, image, cityName, isOpen }) => (
        <li key={id}>
          <Picture src={image} />
          <h3>
            <Link to={isCut ? listPath('/branches', { branch: id }) : `/branches#branch-${id}`}>
              {name || text('branches.branch')}
            </Link>
          </h3>
          <p>
            {cityName && <span>{cityName}</span>}
            <span className={isOpen ? styles.openDot : styles.closedDot} />
            <span>{text(isOpen ? 'branches.open' : 'branches.closed')}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};
