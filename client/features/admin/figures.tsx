import { Card, Heading, SimpleGrid, Stack, Stat } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { OperationsPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';

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

/** In letters: with larger ones fewer tiles stand in a row, and no word breaks. */
export const tileWidth = { base: '9rem', md: '13rem' };

type TileProps = { term: string; note?: string | undefined; picture?: ReactNode; children: ReactNode };

export const Tile = ({ term, note, picture, children }: TileProps) => (
  <Card.Root>
    <Stat.Root padding="4">
      <Stat.Label>{term}</Stat.Label>
      <Stat.ValueText>
        <bdi>{children}</bdi>
      </Stat.ValueText>
      {picture && <dd>{picture}</dd>}
      {note && <Stat.HelpText as="dd">{note}</Stat.HelpText>}
    </Stat.Root>
  </Card.Root>
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
    <Stack as="section" gap="3" aria-labelledby="admin-process">
      <Heading as="h2" size="lg" id="admin-process">
        {text('admin.process', { name: operations.process })}
      </Heading>
      <SimpleGrid minChildWidth={tileWidth} gap="3">
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
      </SimpleGrid>
    </Stack>
  );
};
