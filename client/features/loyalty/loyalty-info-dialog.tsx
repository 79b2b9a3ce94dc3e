import { FailedQuery } from '../../graphql/failed-query.tsx';
import { useCustomerClassesQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { ClassCard } from './class-card.tsx';
import * as styles from './loyalty.styles.ts';

/** What the loyalty programme is and which classes it has. */
export const Dialog = ({ onClose }: DialogControls) => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useCustomerClassesQuery({});
  const classes = data?.customerClasses ?? [];
  const isWaiting = fetching && classes.length === 0;
  return (
    <DialogFrame title={text('loyalty.title')} onClose={onClose}>
      <div className={looks.stack5} aria-busy={isWaiting || undefined}>
        <div className={styles.intro}>
          <p>{text('loyalty.intro.collect')}</p>
          <p>{text('loyalty.intro.rise')}</p>
        </div>
        {classes.length > 0 && (
          <ul className={looks.stack3}>
            {classes.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a class has no id, and the list never changes
              <ClassCard key={place} entry={entry} />
            ))}
          </ul>
        )}
        {isWaiting && (
          <>
            <span className={looks.hidden}>{text('shell.loading')}</span>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </>
        )}
        {error && !isWaiting && (
          <FailedQuery execute={execute} waiting={fetching}>
            {text('loyalty.failed')}
          </FailedQuery>
        )}
        {!error && !isWaiting && classes.length === 0 && (
          <EmptyState icon="sparkles">{text('loyalty.none')}</EmptyState>
        )}
      </div>
    </DialogFrame>
  );
};
