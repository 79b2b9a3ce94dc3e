import { useText } from '../i18n/use-text.ts';
import { setColorMode, useColorMode } from '../ui/color-mode.ts';
import { Icon } from '../ui/media/icon.tsx';
import * as styles from './layout.styles.ts';

/** Switches between light and dark; the footer also offers to follow the system. */
export const ColorModeButton = () => {
  const text = useText();
  const { resolved } = useColorMode();
  const next = resolved === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.iconButtonOnDesktop}
      aria-label={text(next === 'dark' ? 'shell.colorMode.toDark' : 'shell.colorMode.toLight')}
      onClick={() => setColorMode(next)}
    >
      <Icon name={resolved === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
};
