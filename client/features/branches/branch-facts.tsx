import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { writtenPhone } from '../../ui/form/written-phone.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './branch-card.styles.ts';

/** Where a branch is and how to call it. */
export const BranchFacts = ({ branch: { address, cityName, phone } }: { branch: BranchPartsFragment }) => {
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

/** To the treatments of a branch, and on the way to its door in the maps of the customer's phone, if its place is known. */
export const BranchActions = ({ branch: { id, name, directionsUrl } }: { branch: BranchPartsFragment }) => {
  const text = useText();
  const { choose } = useChosenBranch();
  return (
    <>
      {directionsUrl && (
        <a
          href={directionsUrl}
          className={buttonLook.secondary.md}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('branches.directions.to', { name })}
        >
          <Icon name="navigation" />
          {text('branches.directions')}
        </a>
      )}
      <Link
        to={`/services?branch=${id}`}
        className={buttonLook.primary.md}
        aria-label={text('branches.services.at', { name })}
        onClick={() => choose(id)}
      >
        {text('content.home.book')}
      </Link>
    </>
  );
};
