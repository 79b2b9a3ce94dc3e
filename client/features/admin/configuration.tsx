import { DataList } from '@chakra-ui/react';
import type { OperationsPartsFragment } from '../../graphql/generated/graphql.ts';

/** What the process was started with. */
export const Configuration = ({ entries }: { entries: OperationsPartsFragment['configuration'] }) => (
  <DataList.Root display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' }} padding="4">
    {entries.map(({ name, value }) => (
      <DataList.Item key={name} minW="0">
        <DataList.ItemLabel overflowWrap="anywhere">
          <bdi dir="ltr">{name}</bdi>
        </DataList.ItemLabel>
        <DataList.ItemValue overflowWrap="anywhere">
          <bdi dir="ltr">{value}</bdi>
        </DataList.ItemValue>
      </DataList.Item>
    ))}
  </DataList.Root>
);
