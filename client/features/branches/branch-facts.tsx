import type { BranchesQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './branch-facts.styles.ts';

export type FullBranch = BranchesQuery['branches'][number];

/** Where a branch is and how to call it. */
export const BranchFacts = ({ branch: { address, cityName, phone } }: { branch: FullBranch }) => {
  const text = useText();
  const place = [address, cityName].filter(Boolean).join(text('branches.separator'));
  return (
    <div className={styles.facts}>
      {place && (
        <p>
          <Icon name="map-pin" />
          <span>{place}</span>
        </p>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={text('branches.call', { phone })}>
          <Icon name="phone" />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </div>
  );
};
