import type { OperationsPartsFragment } from '../../graphql/generated/operations.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import * as styles from './admin.styles.ts';

type Call = OperationsPartsFragment['providerCalls'][number];

const columns: MessageId[] = [
  'admin.rate',
  'admin.count',
  'admin.failures',
  'admin.refusals',
  'admin.median',
  'admin.p95',
  'admin.p99',
];

const CallRow = ({ call }: { call: Call }) => {
  const text = useText();
  const { calls, failures, refusals, callsLastMinute, isFailing } = call;
  const share = calls > 0 ? Math.round((100 * failures) / calls) : 0;
  const times = [
    [call.medianMilliseconds, 'admin.median'],
    [call.p95Milliseconds, 'admin.p95'],
    [call.p99Milliseconds, 'admin.p99'],
  ] as const;
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        <bdi dir="ltr">{call.endpoint}</bdi>
      </th>
      <td className={styles.cell} data-label={text('admin.state')}>
        <span className={isFailing ? styles.alarming : styles.calm}>
          {text(isFailing ? 'admin.state.failing' : 'admin.state.well')}
        </span>
      </td>
      <td className={styles.figureCell} data-label={text('admin.rate')}>
        {callsLastMinute}
      </td>
      <td className={styles.figureCell} data-label={text('admin.count')}>
        {calls}
      </td>
      <td className={styles.figureCell} data-label={text('admin.failures')}>
        <span className={failures > 0 ? styles.alarming : undefined}>
          {failures > 0 ? text('admin.failureRate', { count: String(failures), share: String(share) }) : '0'}
        </span>
      </td>
      <td className={styles.figureCell} data-label={text('admin.refusals')}>
        {refusals}
      </td>
      {times.map(([time, label]) => (
        <td key={label} className={styles.figureCell} data-label={text(label)}>
          {text('admin.milliseconds', { count: String(time) })}
        </td>
      ))}
    </tr>
  );
};

/** Every endpoint of the provider that was called, the failing ones first, then the busiest. */
export const ProviderCalls = ({ calls }: { calls: readonly Call[] }) => {
  const text = useText();
  const sorted = calls.toSorted(
    (one, other) => Number(other.isFailing) - Number(one.isFailing) || other.calls - one.calls,
  );
  if (sorted.length === 0) return <p className={styles.none}>{text('admin.noCalls')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={text('admin.calls')}>
      <table className={styles.table}>
        <caption className={styles.caption}>{text('admin.calls')}</caption>
        <thead>
          <tr>
            {(['admin.endpoint', 'admin.state'] as const).map((column) => (
              <th key={column} scope="col" className={styles.headCell}>
                {text(column)}
              </th>
            ))}
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.headFigure}>
                {text(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((call) => (
            <CallRow key={call.endpoint} call={call} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
