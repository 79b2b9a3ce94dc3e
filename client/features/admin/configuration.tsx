import type { OperationsPartsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import * as styles from './admin.styles.ts';

/** What the process was started with, folded until it is opened. */
export const Configuration = ({ entries }: { entries: OperationsPartsFragment['configuration'] }) => {
  const text = useText();
  return (
    <details className={styles.fold}>
      <summary className={styles.foldTitle}>{text('admin.configuration')}</summary>
      <dl className={styles.settings}>
        {entries.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <bdi dir="ltr">{name}</bdi>
            </dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
