import type { OperationsQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import * as styles from './admin.styles.ts';

type Call = OperationsQuery['operations']['providerCalls'][number];

const CallRow = ({ call }: { call: Call }) => {
  const text = useText();
  const share = call.calls > 0 ? Math.round((100 * call.failures) / call.calls) : 0;
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        <bdi dir="ltr">{call.endpoint}</bdi>
      </th>
      <td className={styles.figureCell}>{call.calls}</td>
      <td className={styles.figureCell}>
        <span className={call.failures > 0 ? styles.alarming : undefined}>
          {call.failures > 0 ? text('admin.failureRate', { count: String(call.failures), share: String(share) }) : '0'}
        </span>
      </td>
      <td className={styles.figureCell}>{text('admin.milliseconds', { count: String(call.medianMilliseconds) })}</td>
    </tr>
  );
};

/** Every endpoint of the provider that was called, the failing ones first, then the busiest. */
export const ProviderCalls = ({ calls }: { calls: readonly Call[] }) => {
  const text = useText();
  const sorted = calls.toSorted((one, other) => other.failures - one.failures || other.calls - one.calls);
  if (sorted.length === 0) return <p className={styles.none}>{text('admin.noCalls')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={text('admin.calls')}>
      <table className={styles.table}>
        <caption className={styles.caption}>{text('admin.calls')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              {text('admin.endpoint')}
            </th>
            <th scope="col" className={styles.headFigure}>
              {text('admin.count')}
            </th>
            <th scope="col" className={styles.headFigure}>
              {text('admin.failures')}
            </th>
            <th scope="col" className={styles.headFigure}>
              {text('admin.median')}
            </th>
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
