import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { type ColorModePreference, setColorMode, useColorMode } from '../../ui/color-mode.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-bodies.ts';
import * as styles from './auth-status.styles.ts';

const choices: { value: ColorModePreference; icon: IconName; label: MessageId }[] = [
  { value: 'light', icon: 'sun', label: 'session.colorMode.light' },
  { value: 'dark', icon: 'moon', label: 'session.colorMode.dark' },
  { value: 'system', icon: 'monitor', label: 'session.colorMode.system' },
];

export const ColorModeGroup = () => {
  const text = useText();
  const { preference } = useColorMode();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and its own look
    <div className={styles.modeGroup} role="group" aria-label={text('session.colorMode')}>
      {choices.map(({ value, icon, label }) => (
        <button
          key={value}
          type="button"
          className={styles.modeButton}
          aria-pressed={preference === value}
          aria-label={text(label)}
          onClick={() => setColorMode(value)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
};
