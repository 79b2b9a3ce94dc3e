import type { OperationsPartsFragment } from '../../graphql/generated/operations.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './admin.styles.ts';
import { type Series, sparkPath, summaryOf } from './spark-line.ts';

const width = 120;
const height = 32;

type UnitId = 'admin.milliseconds' | 'admin.cache.share' | null;

type FigureProps = { term: MessageId; series: Series; unit: UnitId };

/** The last value, its picture, and between what it was; the picture says the same in words. */
const Figure = ({ term, series, unit }: FigureProps) => {
  const text = useText();
  const summary = summaryOf(series);
  const written = (value: number): string => {
    if (unit === 'admin.milliseconds') return text(unit, { count: String(value) });
    return unit === 'admin.cache.share' ? text(unit, { share: String(value) }) : String(value);
  };
  const message = summary && {
    least: written(summary.least),
    most: written(summary.most),
    last: written(summary.last),
  };
  return (
    <div className={styles.tile}>
      <dt className={looks.quiet}>{text(term)}</dt>
      <dd className={looks.figure}>
        <bdi>{message?.last ?? '–'}</bdi>
        {message && (
          <>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
              className={styles.spark}
              role="img"
              aria-label={text('admin.hour.picture', message)}
            >
              <path
                d={sparkPath(series, width, height, unit === 'admin.cache.share' ? 100 : 1)}
                className={styles.sparkLine}
              />
            </svg>
            <span className={styles.note}>{text('admin.hour.range', message)}</span>
          </>
        )}
      </dd>
    </div>
  );
};

/** What all processes did in the last hour. */
export const LastHour = ({ hour }: { hour: OperationsPartsFragment['lastHour'] }) => {
  const text = useText();
  return (
    <section className={looks.stack3} aria-labelledby="admin-hour">
      <div>
        <h2 id="admin-hour" className={looks.subtitle}>
          {text('admin.hour')}
        </h2>
        <p className={looks.muted}>{text('admin.hour.processes', { count: hour.processes })}</p>
      </div>
      <dl className={styles.sparks}>
        <Figure term="admin.hour.requests" series={hour.requests} unit={null} />
        <Figure term="admin.hour.errors" series={hour.errors} unit={null} />
        <Figure term="admin.hour.p95" series={hour.p95Milliseconds} unit="admin.milliseconds" />
        <Figure term="admin.hour.calls" series={hour.providerCalls} unit={null} />
        <Figure term="admin.cache" series={hour.cachePercent} unit="admin.cache.share" />
      </dl>
    </section>
  );
};
