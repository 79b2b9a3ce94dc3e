import type { SearchKind } from '../../graphql/generated/enums.ts';
import type { SearchQuery } from '../../graphql/generated/graphql.ts';
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
import { groupsOf, kindNames, pathOfHit, type SearchHit, searchPath } from './search-hits.ts';
import { NothingFound, PartlyRead, StillReading } from './search-states.tsx';

type Totals = SearchQuery['search']['totals'];

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

const KindRow = ({ searched, kind, totals }: { searched: string; kind: SearchKind | null; totals: Totals }) => {
  const text = useText();
  const nameOf = (total: Totals[number]) =>
    text('search.kind.counted', { name: text(kindNames[total.kind]), count: String(total.count) });
  return (
    <FilterRow
      label={text('search.kinds')}
      all={text('catalogue.filter.all')}
      options={totals.map((total) => ({ id: total.kind, name: nameOf(total) }))}
      chosen={kind}
      pathOf={(id) => searchPath(searched, id as SearchKind | null)}
    />
  );
};

type GroupProps = { searched: string; kind: SearchKind; hits: SearchHit[]; total: number; isAlone: boolean };

const Group = ({ searched, kind, hits, total, isAlone }: GroupProps) => {
  const text = useText();
  return (
    <section>
      <div className={styles.groupTop}>
        <h2>{text(kindNames[kind])}</h2>
        {!isAlone && total > hits.length && (
          <Link to={searchPath(searched, kind)}>{text('search.kind.more', { count: String(total) })}</Link>
        )}
      </div>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={`${hit.item.id} ${hit.parentCategory?.id ?? ''} ${hit.isRetail}`}>
            <HitLink hit={hit} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const WaitingHits = () => (
  <div className={styles.hits} aria-busy="true">
    {['a', 'b', 'c', 'd'].map((place) => (
      <Skeleton key={place} shape="button" />
    ))}
  </div>
);

type SearchResultsProps = {
  searched: string;
  /** The one kind that the URL asks for. */
  kind: SearchKind | null;
  /** Null while the first answer is on its way. */
  result: SearchQuery['search'] | null;
  isStale: boolean;
  onTryAgain: () => void;
};

/** What answers to a search, kind by kind. */
export const SearchResults = ({ searched, kind, result, isStale, onTryAgain }: SearchResultsProps) => {
  const text = useText();
  if (!result) return <WaitingHits />;
  const { hits, totals, isComplete } = result;
  if (totals.length === 0) {
    return isComplete ? <NothingFound searched={searched} /> : <StillReading onTryAgain={onTryAgain} />;
  }
  const totalOf = (wanted: SearchKind) => totals.find((total) => total.kind === wanted)?.count ?? 0;
  const sum = totals.reduce((all, { count }) => all + count, 0);
  return (
    <div aria-busy={isStale || undefined} className={looks.column4}>
      <p role="status" className={looks.mutedWriting}>
        {text('search.count', { count: sum, text: searched })}
      </p>
      {!isComplete && <PartlyRead />}
      <KindRow searched={searched} kind={kind} totals={totals} />
      {groupsOf(hits).map((group) => (
        <Group key={group.kind} {...group} searched={searched} total={totalOf(group.kind)} isAlone={kind !== null} />
      ))}
    </div>
  );
};
