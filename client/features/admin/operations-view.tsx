import { Alert, Badge, Card, Stack, Tabs } from '@chakra-ui/react';
import type { OperationsPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { AdminTheme } from './admin-theme.tsx';
import { Configuration } from './configuration.tsx';
import { Figures } from './figures.tsx';
import { LastHour } from './last-hour.tsx';
import { ProviderCalls } from './provider-calls.tsx';
import { Purge } from './purge.tsx';

type HealthProps = {
  operations: OperationsPartsFragment;
  isLive: boolean;
  isLost: boolean;
};

/** Whether the provider and the shared state are well, in a sentence each, and whether the page is told of every change. */
const Health = ({ operations: { providerCalls, sharedState }, isLive, isLost }: HealthProps) => {
  const text = useText();
  const failing = providerCalls.filter(({ isFailing }) => isFailing).length;
  const isWell = failing === 0 && sharedState.trouble === null;
  return (
    <Alert.Root status={isWell ? 'success' : 'error'} colorPalette={isWell ? 'palm' : 'red'} alignItems="center">
      <Alert.Indicator />
      <Alert.Title flex="1" role="status">
        {failing > 0 ? text('admin.health.trouble', { count: failing }) : text('admin.health.well')}
        {sharedState.trouble !== null && ` ${text('admin.health.stateAway', { reason: sharedState.trouble })}`}
        {isLost && ` ${text('admin.lost')}`}
      </Alert.Title>
      <Badge colorPalette={isLive ? 'palm' : 'clay'}>{text(isLive ? 'admin.live' : 'admin.notLive')}</Badge>
    </Alert.Root>
  );
};

/** What scrolls cuts off whatever stands outside its edges. */
const ringInside = { '& :focus-visible': { outlineOffset: '-3px' } };

/** How the storefront is doing: its health, the last hour, this process, and one of three details. */
export const OperationsView = (props: HealthProps) => {
  const text = useText();
  const { operations } = props;
  return (
    <AdminTheme>
      <Stack gap="6" minW="0">
        <Health {...props} />
        <LastHour hour={operations.lastHour} />
        <Figures operations={operations} />
        <Card.Root minW="0" overflow="hidden">
          <Tabs.Root defaultValue="calls" whiteSpace="nowrap">
            <Tabs.List overflowX="auto" css={ringInside}>
              <Tabs.Trigger value="calls">{text('admin.calls')}</Tabs.Trigger>
              <Tabs.Trigger value="configuration">{text('admin.configuration')}</Tabs.Trigger>
              <Tabs.Trigger value="purge">{text('admin.purge')}</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="calls" css={ringInside} whiteSpace={{ base: 'normal', md: 'nowrap' }}>
              <ProviderCalls calls={operations.providerCalls} />
            </Tabs.Content>
            <Tabs.Content value="configuration" whiteSpace="normal">
              <Configuration entries={operations.configuration} />
            </Tabs.Content>
            <Tabs.Content value="purge" whiteSpace="normal">
              <Purge />
            </Tabs.Content>
          </Tabs.Root>
        </Card.Root>
      </Stack>
    </AdminTheme>
  );
};
