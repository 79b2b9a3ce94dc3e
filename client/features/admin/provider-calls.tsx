import { Status, Table, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { ProcessPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { inUnits } from './units.ts';

type Call = ProcessPartsFragment['providerCalls'][number];

const CallRow = ({ call }: { call: Call }) => {
  const { endpoint, isFailing, calls, failures, callsLastMinute, p95Milliseconds } = call;
  const text = useText();
  const { milliseconds, share } = inUnits(useIntl());
  return (
    <Table.Row bg="transparent">
      <Table.Cell overflowWrap="anywhere">
        <bdi dir="ltr">{endpoint}</bdi>
        <Status.Root colorPalette={isFailing ? 'red' : 'palm'} display="flex" color="fg.muted">
          <Status.Indicator />
          {text(isFailing ? 'admin.state.failing' : 'admin.state.well')}
        </Status.Root>
      </Table.Cell>
      <Table.Cell>
        {text('admin.rate', { count: callsLastMinute })}
        <Text color={failures > 0 ? 'fg.error' : 'fg.muted'}>
          {text('admin.failures', { count: failures, share: share(failures / calls) })}
        </Text>
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {milliseconds(p95Milliseconds)}
      </Table.Cell>
    </Table.Row>
  );
};

/** Every endpoint of the provider that the process has called: the failing ones first, then the busiest. */
export const ProviderCalls = ({ calls }: { calls: readonly Call[] }) => {
  const text = useText();
  const sorted = calls.toSorted(
    (one, other) => Number(other.isFailing) - Number(one.isFailing) || other.calls - one.calls,
  );
  if (sorted.length === 0) return <Text color="fg.muted">{text('admin.noCalls')}</Text>;
  return (
    // What scrolls must be reachable by keyboard.
    <Table.ScrollArea tabIndex={0} role="region" aria-label={text('admin.calls')} whiteSpace="normal">
      <Table.Root fontVariantNumeric="tabular-nums" size="sm">
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader>{text('admin.endpoint')}</Table.ColumnHeader>
            <Table.ColumnHeader>{text('admin.count')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{text('admin.p95')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body css={{ '& tr:last-of-type td': { borderWidth: '0' } }}>
          {sorted.map((call) => (
            <CallRow key={call.endpoint} call={call} />
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
};
