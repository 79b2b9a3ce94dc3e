import type { SearchKind } from '../../graphql/generated/enums.ts';
import { useSearchQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { FilterRow } from '../../lists/filter-row.tsx';
import { Link, OpeningLink } from '../../routing/link.tsx';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { serviceDialog } from '../appointments/public.ts';
import { HitContent } from './hit-content.tsx';
import * as styles from './search.styles.ts';
import {
  groupsOf,
  keyOfHit,
  kindNames,
  pathOfHit,
  type SearchHit,
  searchPath,
  sumOf,
  variablesOf,
} from './search-hits.ts';
import { PartlyRead, SearchAnswer } from './search-states.tsx';

const HitLink = ({ hit }: { hit: SearchHit }) => {
  const dialogs = useDialogs();
  const { chosen } = useChosenBranch();
  const content = <HitContent hit={hit} />;
  if (!('durationMinutes' in hit.item)) return <Link to={pathOfHit(hit)}>{content}</Link>;
  const known = hit.item;
  return (
    <OpeningLink
      to={pathOfHit(hit)}
      onOpen={() => dialogs.open(serviceDialog, { serviceId: hit.item.id, branchId: chosen, known })}
      onApproach={() => warmDialog(serviceDialog)}
    >
      {content}
    </OpeningLink>
  );
};

const WaitingHits = () => (
  <div className={styles.hits} aria-busy="true">
    {['a', 'b', 'c', 'd'].map((place) => (
      <Skeleton key={place} shape="button" />
    ))}
  </div>
);

/** What answers to the search of a URL, kind by kind. */
export const SearchResults = ({ search }: { search: URLSearchParams }) => {
  const text = useText();
  const variables = variablesOf(search);
  const [{ data, error, fetching }, execute] = useSearchQuery({ variables });
  const searched = variables.text;
  const chosen = variables.kinds?.[0] ?? null;
  const answer = { searched, result: data?.search ?? null, error, isWaiting: fetching, execute };
  return (
    <SearchAnswer {...answer} waiting={<WaitingHits />}>
      {(result) => (
        <div aria-busy={fetching || undefined} className={looks.column4}>
          <p role="status" className={looks.mutedWriting}>
            {text('search.count', { count: sumOf(result), text: searched })}
          </p>
          {!result.isComplete && <PartlyRead />}
          <FilterRow
            label={text('search.kinds')}
            all={text('catalogue.filter.all')}
            options={result.totals.map(({ kind, count }) => ({
              id: kind,
              name: text('search.kind.counted', { name: text(kindNames[kind]), count: String(count) }),
            }))}
            chosen={chosen}
            pathOf={(id) => searchPath(searched, id as SearchKind | null)}
          />
          {groupsOf(result.hits).map(({ kind, hits }) => {
            const total = result.totals.find((counted) => counted.kind === kind)?.count ?? 0;
            return (
              <section key={kind}>
                <div className={styles.groupTop}>
                  <h2>{text(kindNames[kind])}</h2>
                  {!chosen && total > hits.length && (
                    <Link to={searchPath(searched, kind)}>{text('search.kind.more', { count: String(total) })}</Link>
                  )}
                </div>
                <ul className={styles.hits}>
                  {hits.map((hit) => (
                    <li key={keyOfHit(hit)}>
                      <HitLink hit={hit} />
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      )}
    </SearchAnswer>
  );
};
