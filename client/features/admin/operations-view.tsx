import {
  Accordion,
  Alert,
  Badge,
  Card,
  ChakraProvider,
  createSystem,
  defaultConfig,
  LocaleProvider,
  Stack,
} from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { languages } from '../../../schema/languages.ts';
import type { OperationsPartsFragment } from '../../graphql/generated/graphql.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { brand } from '../../ui/theme/brand.ts';
import { ProcessItem } from './process-item.tsx';
import { Purge } from './purge.tsx';

/** Chakra in the shop's colours and letters; reset and order of layers stand in the page's own sheet. */
const system = createSystem(defaultConfig, {
  // The page around it keeps its own lengths, which do not grow with the letters.
  cssVarsPrefix: 'operations',
  preflight: false,
  globalCss: { html: { colorPalette: 'palm' } },
  theme: { tokens: brand.tokens, semanticTokens: brand.semanticTokens as never },
});

/** The policy of the page lets only styles with this nonce in. */
const nonceOfPage = () => document.querySelector<HTMLLinkElement>('link[nonce]')?.nonce;

/** Live Chakra UI for the pages of the operators. Only the browser renders it. */
const AdminTheme = ({ children }: { children: ReactNode }) => {
  const { intl } = languages[useLocale()];
  const [cache] = useState(() => createCache({ key: 'css', nonce: nonceOfPage() }));
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <LocaleProvider locale={intl}>{children}</LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  );
};

type Props = { operations: OperationsPartsFragment; isLive: boolean; isLost: boolean };

/** Whether the provider and the shared state are well, in a sentence each, and whether the page receives every change. */
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

/** The state of the shop, process by process, and its controls. */
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
