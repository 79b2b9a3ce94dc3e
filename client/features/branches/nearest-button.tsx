import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import * as styles from './branch-card.styles.ts';
import type { OwnPlace } from './use-own-place.ts';

type NearestButtonProps = { own: OwnPlace; ask: () => void; forget: () => void };

/** Puts the nearest branch first, when the visitor shares their location; a refusal is answered kindly. */
export const NearestButton = ({ own: { state }, ask, forget }: NearestButtonProps) => {
  const text = useText();
  const isOn = state === 'known';
  const said = { refused: text('branches.nearest.refused'), unknown: text('branches.nearest.unknown') };
  return (
    <div className={styles.nearest}>
      <Button
        variant="secondary"
        icon="navigation"
        aria-pressed={isOn}
        waiting={state === 'asking'}
        waitingLabel={text('branches.nearest.asking')}
        onClick={isOn ? forget : ask}
      >
        {text('branches.nearest')}
      </Button>
      <p role="status">{state === 'refused' || state === 'unknown' ? said[state] : ''}</p>
    </div>
  );
};
