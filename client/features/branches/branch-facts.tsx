import type { BranchPartsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { writtenPhone } from '../../ui/form/written-phone.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './branch-card.styles.ts';

export type FullBranch = BranchPartsFragment;

/** Where a branch is and how to call it. */
export const BranchFacts = ({ branch: { address, cityName, phone } }: { branch: FullBranch }) => {
  const text = useText();
  const place = [address, cityName].filter(Boolean).join(text('shell.comma'));
  return (
    <div className={styles.facts}>
      {place && (
        <p>
          <Icon name="map-pin" />
          <span>{place}</span>
        </p>
      )}
      {phone && (
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          aria-label={text('branches.call', { phone: `\u2066${writtenPhone(phone)}\u2069` })}
        >
          <Icon name="phone" />
          <bdi dir="ltr">{writtenPhone(phone)}</bdi>
        </a>
      )}
    </div>
  );
};
