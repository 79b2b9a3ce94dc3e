import type { ComponentProps } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { SearchInput } from '../../ui/form/text-input.tsx';
import { longestSearch } from './branch-filter.ts';

/** The box for words of the name, the city or the address. */
export const BranchSearch = (input: ComponentProps<typeof SearchInput>) => {
  const text = useText();
  return (
    <SearchInput
      maxLength={longestSearch}
      aria-label={text('branches.search.label')}
      placeholder={text('branches.search.example')}
      {...input}
    />
  );
};
