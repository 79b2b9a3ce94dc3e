import type { ReactNode } from 'react';
import type { OperationsPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './admin.styles.ts';

/** The two largest units of a duration, which is all that an operator reads. */
export const uptimeParts = (
  seconds: number,
): { unit: 'days' | 'hours' | 'minutes'; values: Record<string, number> } => {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return { unit: 'days', values: { days, hours: hours % 24 } };
  if (hours > 0) return { unit: 'hours', values: { hours, minutes: minutes % 60 } };
  return { unit: 'minutes', values: { minutes, seconds: seconds % 60 } };
};

const Tile = ({ term, note, children }: { term: string; note?: string; children: ReactNode }) => (
  <div className={styles.tile}>
    <dt className={looks.quiet}>{term}</dt>
    <dd className={looks.figure}>
      <bdi>{children}</bdi>
      {note && <span className={styles.note}>{note}</span>}
    </dd>
  </div>
);

const shareOf = ({ hits, misses }: OperationsPartsFragment['cache']): string =>
  hits + misses === 0 ? '–' : String(Math.round((100 * hits) / (hits + misses)));

const inMegabytes = (bytes: number) => ({ count: Math.round(bytes / 1024 / 1024) });

type Kept = OperationsPartsFragment['memory']['kept'];

const sumOf = (kept: Kept, field: 'bytes' | 'mostBytes'): number => kept.reduce((sum, part) => sum + part[field], 0);

export const Figures = ({ operations }: { operations: OperationsPartsFragment }) => {
  const text = useText();
  const { build, uptimeSeconds, providerCalls, paymentPollers, openSockets, cache, memory } = operations;
  const { kept } = memory;
  const { unit, values } = uptimeParts(uptimeSeconds);
  return (
    <section className={looks.stack3} aria-labelledby="admin-process">
      <h2 id="admin-process" className={looks.subtitle}>
        {text('admin.process', { name: operations.process })}
      </h2>
      <dl className={styles.tiles}>
        <Tile term={text('admin.build')}>{build}</Tile>
        <Tile term={text('admin.uptime')}>{text(`admin.uptime.${unit}`, values)}</Tile>
        <Tile term={text('admin.callsTotal')}>{providerCalls.reduce((sum, { calls }) => sum + calls, 0)}</Tile>
        <Tile term={text('admin.cache')} note={text('admin.cache.entries', { count: cache.entries })}>
          {text('admin.cache.share', { share: shareOf(cache) })}
        </Tile>
        <Tile term={text('admin.memory')}>{text('admin.memory.megabytes', inMegabytes(memory.residentBytes))}</Tile>
        <Tile term={text('admin.kept')} note={text('admin.kept.most', inMegabytes(sumOf(kept, 'mostBytes')))}>
          {text('admin.memory.megabytes', inMegabytes(sumOf(kept, 'bytes')))}
        </Tile>
        <Tile term={text('admin.sockets')}>{openSockets}</Tile>
        <Tile term={text('admin.pollers')}>{paymentPollers}</Tile>
      </dl>
    </section>
  );
};

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
