import type { ReactNode } from 'react';
import type { OperationsPartsFragment } from '../../graphql/generated/graphql.ts';
import type { MessageId, Text } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import * as styles from './admin.styles.ts';

type Call = OperationsPartsFragment['providerCalls'][number];

type Column = { title: MessageId; figure: (call: Call, text: Text) => ReactNode };

const Failures = ({ call: { calls, failures } }: { call: Call }) => {
  const text = useText();
  if (failures === 0) return '0';
  const share = calls > 0 ? Math.round((100 * failures) / calls) : 0;
  return <span className={styles.alarming}>{text('admin.failureRate', { count: failures, share })}</span>;
};

const columns: Column[] = [
  { title: 'admin.rate', figure: (call) => call.callsLastMinute },
  { title: 'admin.count', figure: (call) => call.calls },
  { title: 'admin.failures', figure: (call) => <Failures call={call} /> },
  { title: 'admin.refusals', figure: (call) => call.refusals },
  { title: 'admin.median', figure: (call, text) => text('admin.milliseconds', { count: call.medianMilliseconds }) },
  { title: 'admin.p95', figure: (call, text) => text('admin.milliseconds', { count: call.p95Milliseconds }) },
  { title: 'admin.p99', figure: (call, text) => text('admin.milliseconds', { count: call.p99Milliseconds }) },
];

const CallRow = ({ call }: { call: Call }) => {
  const text = useText();
  return (
    <tr>
      <th scope="row" className={styles.cell}>
        <bdi dir="ltr">{call.endpoint}</bdi>
      </th>
      <td className={styles.cell} data-label={text('admin.state')}>
        <span className={call.isFailing ? styles.alarming : styles.calm}>
          {text(call.isFailing ? 'admin.state.failing' : 'admin.state.well')}
        </span>
      </td>
      {columns.map(({ title, figure }) => (
        <td key={title} className={styles.figureCell} data-label={text(title)}>
          {figure(call, text)}
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
            {columns.map(({ title }) => (
              <th key={title} scope="col" className={styles.headFigure}>
                {text(title)}
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
