import { Accordion, Badge, chakra, DataList, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ProcessPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { inUnits } from './units.ts';

type Facts = readonly { name: string; value: ReactNode }[];

const FactList = ({ facts }: { facts: Facts }) => (
  <DataList.Root
    orientation={{ base: 'horizontal', sm: 'vertical' }}
    display="grid"
    gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
  >
    {facts.map(({ name, value }) => (
      <DataList.Item key={name} minW="0" alignItems="start" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
        <DataList.ItemLabel overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </DataList.ItemLabel>
        <DataList.ItemValue flex="auto" overflowWrap="anywhere" justifyContent={{ base: 'end', sm: 'start' }}>
          <bdi>{value}</bdi>
        </DataList.ItemValue>
      </DataList.Item>
    ))}
  </DataList.Root>
);

/** A folded part cuts off its overflow. */
const ringInside = {
  '& :focus-visible': { outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '-2px' },
};

const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);

/** One process: its name, its state and how it runs, and unfolded its failures and its configuration. */
export const ProcessItem = ({ process }: { process: ProcessPartsFragment }) => {
  const text = useText();
  const { uptime, megabytes } = inUnits(useIntl());
  const { name, build, uptimeSeconds, memory, providerCalls, configuration } = process;
  const failing = providerCalls.filter(({ isFailing }) => isFailing).map(({ endpoint }) => endpoint);
  const isFailing = failing.length > 0;
  const kept = megabytes(sumOf(memory.kept.map(({ bytes }) => bytes)));
  const most = megabytes(sumOf(memory.kept.map(({ mostBytes }) => mostBytes)));
  const running = { build, uptime: uptime(uptimeSeconds), memory: megabytes(memory.residentBytes) };
  const facts = [
    { name: text('admin.kept'), value: text('admin.kept.of', { kept, most }) },
    { name: text('admin.calls.failing'), value: failing.join(', ') || '–' },
  ];
  return (
    <Accordion.Item value={name}>
      <chakra.h3>
        <Accordion.ItemTrigger>
          <chakra.span flex="1" overflowWrap="anywhere">
            <HStack as="span" wrap="wrap">
              <bdi>{name}</bdi>
              <Badge colorPalette={isFailing ? 'red' : 'palm'}>
                {text(isFailing ? 'admin.state.failing' : 'admin.state.well')}
              </Badge>
            </HStack>
            <Text as="span" display="block" color="fg.muted" textStyle="sm" fontWeight="normal">
              {text('admin.running', running)}
            </Text>
          </chakra.span>
          <Accordion.ItemIndicator />
        </Accordion.ItemTrigger>
      </chakra.h3>
      <Accordion.ItemContent css={ringInside}>
        <Accordion.ItemBody>
          <Stack gap="6">
            <FactList facts={facts} />
            <Heading as="h4" size="sm">
              {text('admin.configuration')}
            </Heading>
            <FactList facts={configuration} />
          </Stack>
        </Accordion.ItemBody>
      </Accordion.ItemContent>
    </Accordion.Item>
  );
};
