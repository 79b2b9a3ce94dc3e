import { Accordion, Alert, Badge, Card, Stack } from '@chakra-ui/react';
import type { OperationsPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { AdminTheme } from './admin-theme.tsx';
import { ProcessItem } from './process-item.tsx';
import { Purge } from './purge.tsx';

type Props = { operations: OperationsPartsFragment; isLive: boolean; isLost: boolean };

/** Whether the provider and the shared state are well, in a sentence each, and whether the page is told of every change. */
const Health = ({ operations: { processes, sharedStateTrouble }, isLive, isLost }: Props) => {
  const text = useText();
  const calls = processes.flatMap(({ providerCalls }) => providerCalls).filter(({ isFailing }) => isFailing);
  const failing = new Set(calls.map(({ endpoint }) => endpoint)).size;
  const isWell = failing === 0 && sharedStateTrouble === null;
  return (
    <Alert.Root status={isWell ? 'success' : 'error'} colorPalette={isWell ? 'palm' : 'red'} alignItems="center">
      <Alert.Indicator />
      <Alert.Title flex="1" role="status">
        {failing > 0 ? text('admin.health.trouble', { count: failing }) : text('admin.health.well')}
        {sharedStateTrouble !== null && ` ${text('admin.health.stateAway', { reason: sharedStateTrouble })}`}
        {isLost && ` ${text('admin.lost')}`}
      </Alert.Title>
      <Badge colorPalette={isLive ? 'palm' : 'clay'}>{text(isLive ? 'admin.live' : 'admin.notLive')}</Badge>
    </Alert.Root>
  );
};

/** How the shop is doing, process by process, and what can be done about it. */
export const OperationsView = (props: Props) => {
  const text = useText();
  const { processes } = props.operations;
  return (
    <AdminTheme>
      <Stack gap="6" minW="0">
        <Health {...props} />
        <Card.Root>
          <Card.Header>
            <Card.Title as="h2">{text('admin.processes', { count: processes.length })}</Card.Title>
          </Card.Header>
          <Card.Body>
            <Accordion.Root multiple defaultValue={processes.slice(0, 1).map(({ name }) => name)}>
              {processes.map((process) => (
                <ProcessItem key={process.name} process={process} />
              ))}
            </Accordion.Root>
          </Card.Body>
        </Card.Root>
        <Purge />
      </Stack>
    </AdminTheme>
  );
};
