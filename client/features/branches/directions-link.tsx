import type { BranchPartsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';

type Place = Pick<BranchPartsFragment, 'name' | 'directionsUrl'>;

/** On the way to the door of a branch, in the maps of the customer's phone; nothing when its place is not known. */
export const DirectionsLink = ({ branch: { name, directionsUrl } }: { branch: Place }) => {
  const text = useText();
  if (!directionsUrl) return null;
  return (
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
  );
};
