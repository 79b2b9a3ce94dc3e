import type { ComponentProps } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { longestSearch } from './branch-filter.ts';
import * as styles from './branch-list.styles.ts';

/** The box for words of the name, the city or the address. */
export const BranchSearch = (input: Partial<ComponentProps<typeof TextInput>>) => {
  const text = useText();
  return (
    <span className={styles.box}>
      <Icon name="search" />
      <TextInput
        type="search"
        maxLength={longestSearch}
        enterKeyHint="search"
        aria-label={text('branches.search.label')}
        placeholder={text('branches.search.example')}
        {...input}
      />
    </span>
  );
};
