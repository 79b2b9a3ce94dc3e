import { FailedAnswer } from '../../graphql/failed-query.tsx';
import type { SearchKind } from '../../graphql/generated/enums.ts';
import { useSearchQuery } from '../../graphql/generated/hooks.ts';
import { durationText } from '../../i18n/duration.ts';
import type { Text } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { FilterRow } from '../../lists/filter-row.tsx';
import { ItemPrice } from '../../lists/item-price.tsx';
import { Waiting } from '../../lists/waiting.tsx';
import { Link, OpeningLink } from '../../routing/link.tsx';
import { pageNames } from '../../routing/page-names.ts';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { serviceDialog } from '../appointments/public.ts';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import { nameOfKind, pathOfHit, piecesOf, type SearchHit, searchPath, variablesOf } from './search-hits.ts';

const noteOf = (text: Text, { kind, item, isRetail, parentCategory }: SearchHit): string => {
  if ('durationMinutes' in item) return item.durationMinutes ? durationText(text, item.durationMinutes) : '';
  if ('cityName' in item) {
    const state = text(item.isOpen ? 'branches.open' : 'branches.closed');
    return item.cityName ? text('search.pair', { one: item.cityName, other: state }) : state;
  }
  if (kind !== 'CATEGORY') return '';
  const list = text(isRetail ? 'shell.nav.shop' : 'shell.nav.services');
  return parentCategory ? text('search.pair', { one: list, other: parentCategory.name }) : list;
};

/** A hit in one line: picture, name with the matched words, kind, price. A treatment opens its dialog. */
const HitLink = ({ hit, searched }: { hit: SearchHit; searched: string }) => {
  const text = useText();
  const dialogs = useDialogs();
  const { chosen: branchId } = useChosenBranch();
  const { remember } = useRecentSearches();
  const { item, nameMatches } = hit;
  const note = noteOf(text, hit);
  const content = (
    <>
      <Picture src={item.image} shape="thumb" className={looks.thumb} />
      <span className={looks.wideTexts}>
        <bdi className={styles.name}>
          {piecesOf(item.name, nameMatches).map(({ text: piece, start, isMatch }) =>
            isMatch ? <mark key={start}>{piece}</mark> : piece,
          )}
        </bdi>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {'price' in item && <ItemPrice item={item} className={styles.price} />}
    </>
  );
  const to = pathOfHit(hit);
  if (!('durationMinutes' in item)) {
    return (
      <Link to={to} onClick={() => remember(searched)}>
        {content}
      </Link>
    );
  }
  const open = () => {
    remember(searched);
    dialogs.open(serviceDialog, { serviceId: item.id, branchId, known: item });
  };
  return (
    <OpeningLink to={to} onOpen={open} onApproach={() => warmDialog(serviceDialog)}>
      {content}
    </OpeningLink>
  );
};

const waysOn = ['/services', '/shop/products', '/branches'] as const;

export const WaysOn = () => {
  const text = useText();
  return (
    <span className={styles.ways}>
      {waysOn.map((to) => (
        <Link key={to} to={to} className={buttonLook.secondary.md}>
          {text(pageNames[to])}
        </Link>
      ))}
    </span>
  );
};

/** The hits of the search of a URL, kind by kind, or the reason for none. */
export const SearchResults = ({ search }: { search: URLSearchParams }) => {
  const text = useText();
  const variables = variablesOf(search);
  const [{ data, error, fetching }, execute] = useSearchQuery({ variables });
  const { text: searched, kinds } = variables;
  const chosen = kinds?.[0] ?? null;
  if (error && !data) return <FailedAnswer error={error} execute={execute} waiting={fetching} />;
  if (!data) return <Waiting look={styles.hits} shape="button" count={4} />;
  const { totals, hits, isComplete } = data.search;
  const total = totals.reduce((sum, { count }) => sum + count, 0);
  if (total === 0 && isComplete) {
    return (
      <EmptyState picture="results" title={text('search.none.title', { text: searched })} action={<WaysOn />}>
        {text('search.none.body')}
      </EmptyState>
    );
  }
  if (total === 0) {
    const tryAgain = (
      <Button
        variant="secondary"
        icon="refresh-cw"
        waiting={fetching}
        onClick={() => execute({ requestPolicy: 'network-only' })}
      >
        {text('shell.tryAgain')}
      </Button>
    );
    return (
      <EmptyState icon="clock" title={text('search.reading.title')} action={tryAgain}>
        {text('search.reading.body')}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={fetching || undefined} className={looks.column4}>
      <p role="status" className={looks.mutedWriting}>
        {text('search.count', { count: total, text: searched })}
      </p>
      {!isComplete && (
        <p className={looks.notice}>
          <Icon name="circle-alert" />
          {text('search.partly')}
        </p>
      )}
      <FilterRow
        label={text('search.kinds')}
        all={text('catalogue.filter.all')}
        options={totals.map(({ kind, count }) => ({
          id: kind,
          name: text('search.kind.counted', { name: text(nameOfKind(kind)), count: String(count) }),
        }))}
        chosen={chosen}
        pathOf={(id) => searchPath(searched, id as SearchKind | null)}
      />
      {/* The kind of the best hit comes first, and within a kind the best hit. */}
      {[...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, found]) => {
        const count = totals.find((counted) => counted.kind === kind)?.count ?? 0;
        return (
          <section key={kind} aria-label={text(nameOfKind(kind))}>
            <div className={styles.groupTop}>
              <h2 className={looks.subtitle}>{text(nameOfKind(kind))}</h2>
              {!chosen && count > found.length && (
                <Link to={searchPath(searched, kind)} className={looks.quietAction}>
                  {text('search.kind.more', { count: String(count) })}
                </Link>
              )}
            </div>
            <ul className={styles.hits}>
              {found.map((hit) => (
                <li key={`${hit.item.id} ${hit.parentCategory?.id} ${hit.isRetail}`}>
                  <HitLink hit={hit} searched={searched} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
