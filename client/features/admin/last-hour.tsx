import { chakra, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { OperationsPartsFragment } from '../../graphql/generated/graphql.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Tile, tileWidth } from './figures.tsx';

/** One value a minute, null where there is none. */
type Series = readonly (number | null)[];

type Summary = { least: number; most: number; last: number };

const isValue = (value: number | null): value is number => value !== null;

/** Null where no minute has a value. */
export const summaryOf = (series: Series): Summary | null => {
  const values = series.filter(isValue);
  const last = values.at(-1);
  return last === undefined ? null : { least: Math.min(...values), most: Math.max(...values), last };
};

/**
 * The path of a line through a box of `width` by `height`: zero at the bottom, the greatest value, or `top` when that is
 * more, at the top. A minute without a value is a gap; one between gaps is a point.
 */
export const sparkPath = (series: Series, width: number, height: number, top = 1): string => {
  const most = Math.max(top, ...series.filter(isValue));
  const step = width / Math.max(1, series.length - 1);
  return series
    .map((value, place) => {
      if (value === null) return '';
      const isFirst = place === 0 || series[place - 1] === null;
      const x = Math.round(place * step * 10) / 10;
      const y = Math.round((height - (value / most) * height) * 10) / 10;
      const isPoint = isFirst && (series[place + 1] ?? null) === null;
      return isPoint ? `M${x} ${y}h0` : `${isFirst ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
};

const width = 120;
const height = 32;

type FigureProps = { term: MessageId; series: Series; unit?: 'admin.milliseconds' | 'admin.cache.share' };

/** The last value, its picture, and between what it was; the picture says the same in words. */
const Figure = ({ term, series, unit }: FigureProps) => {
  const text = useText();
  const summary = summaryOf(series);
  const written = (value: number) => (unit ? text(unit, { count: value, share: value }) : String(value));
  const message = summary && {
    least: written(summary.least),
    most: written(summary.most),
    last: written(summary.last),
  };
  // The newest minute stands at the end of the line, which is the left in Arabic.
  const picture = message && (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text('admin.hour.picture', message)}
      inlineSize="full"
      blockSize="10"
      color="palm.fg"
      overflow="visible"
      _rtl={{ transform: 'scaleX(-1)' }}
    >
      <chakra.path
        d={sparkPath(series, width, height, unit === 'admin.cache.share' ? 100 : 1)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5px"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </chakra.svg>
  );
  return (
    <Tile term={text(term)} picture={picture} note={message ? text('admin.hour.range', message) : undefined}>
      {message?.last ?? '–'}
    </Tile>
  );
};

/** What all processes did in the last hour. */
export const LastHour = ({ hour }: { hour: OperationsPartsFragment['lastHour'] }) => {
  const text = useText();
  return (
    <Stack as="section" gap="3" aria-labelledby="admin-hour">
      <div>
        <Heading as="h2" size="lg" id="admin-hour">
          {text('admin.hour')}
        </Heading>
        <Text color="fg.muted">{text('admin.hour.processes', { count: hour.processes })}</Text>
      </div>
      <SimpleGrid minChildWidth={tileWidth} gap="3">
        <Figure term="admin.hour.requests" series={hour.requests} />
        <Figure term="admin.hour.errors" series={hour.errors} />
        <Figure term="admin.hour.p95" series={hour.p95Milliseconds} unit="admin.milliseconds" />
        <Figure term="admin.hour.calls" series={hour.providerCalls} />
        <Figure term="admin.cache" series={hour.cachePercent} unit="admin.cache.share" />
      </SimpleGrid>
    </Stack>
  );
};
