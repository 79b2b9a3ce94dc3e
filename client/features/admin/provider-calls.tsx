import { Badge, chakra, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { OperationsPartsFragment } from '../../graphql/generated/graphql.ts';
import type { MessageId, Text } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';

type Call = OperationsPartsFragment['providerCalls'][number];

type Column = { title: MessageId; figure: (call: Call, text: Text) => ReactNode };

const Failures = ({ call: { calls, failures } }: { call: Call }) => {
  const text = useText();
  if (failures === 0) return '0';
  const share = calls > 0 ? Math.round((100 * failures) / calls) : 0;
  return (
    <chakra.span color="fg.error" fontWeight="semibold">
      {text('admin.failureRate', { count: failures, share })}
    </chakra.span>
  );
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

/** On phones each endpoint is a box of its figures, each beside its name: no figure stands outside the screen. */
const look = {
  '& tr': { bg: 'transparent' },
  mdDown: {
    '& tbody': { display: 'block' },
    '& thead': { srOnly: true },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '5', padding: '4' },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: '2', padding: '1', borderWidth: '0' },
    '& td:first-of-type': { gridColumn: '1 / -1', overflowWrap: 'anywhere', fontWeight: 'medium' },
    '& td[data-label]::before': { content: 'attr(data-label)', color: 'fg.muted' },
    '& tr + tr': { borderTopWidth: '1px' },
  },
};

const CallRow = ({ call }: { call: Call }) => {
  const text = useText();
  return (
    <Table.Row>
      <Table.Cell>
        <bdi dir="ltr">{call.endpoint}</bdi>
      </Table.Cell>
      <Table.Cell data-label={text('admin.state')}>
        <Badge colorPalette={call.isFailing ? 'red' : 'palm'}>
          {text(call.isFailing ? 'admin.state.failing' : 'admin.state.well')}
        </Badge>
      </Table.Cell>
      {columns.map(({ title, figure }) => (
        <Table.Cell key={title} textAlign="end" data-label={text(title)}>
          {figure(call, text)}
        </Table.Cell>
      ))}
    </Table.Row>
  );
};

/** Every endpoint of the provider that was called, the failing ones first, then the busiest. */
export const ProviderCalls = ({ calls }: { calls: readonly Call[] }) => {
  const text = useText();
  const sorted = calls.toSorted(
    (one, other) => Number(other.isFailing) - Number(one.isFailing) || other.calls - one.calls,
  );
  if (sorted.length === 0) {
    return (
      <chakra.p padding="4" color="fg.muted">
        {text('admin.noCalls')}
      </chakra.p>
    );
  }
  return (
    // What scrolls must be reachable by keyboard.
    <Table.ScrollArea tabIndex={0} role="region" aria-label={text('admin.calls')}>
      <Table.Root fontVariantNumeric="tabular-nums" css={look}>
        <Table.Header>
          <Table.Row>
            {(['admin.endpoint', 'admin.state'] as const).map((title) => (
              <Table.ColumnHeader key={title}>{text(title)}</Table.ColumnHeader>
            ))}
            {columns.map(({ title }) => (
              <Table.ColumnHeader key={title} textAlign="end">
                {text(title)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sorted.map((call) => (
            <CallRow key={call.endpoint} call={call} />
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
};
