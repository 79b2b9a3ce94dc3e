import { type FormEvent, useEffect, useState } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { LanguageLinks } from '../../session/language-link.tsx';
import {
  type ChosenSettings,
  chooseSettings,
  deliveryMethods,
  isUnusual,
  readChosenSettings,
  serviceTypes,
} from '../../session/settings.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { type ColorModePreference, setColorMode, useColorMode } from '../../ui/color-mode.ts';
import { BlockedCookies } from '../../ui/feedback/blocked-cookies.tsx';
import { keepToast } from '../../ui/feedback/toast.ts';
import { RadioChoice } from '../../ui/form/radio-choice.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { IconName } from '../../ui/media/icon-names.ts';
import * as styles from './auth-status.styles.ts';

const modes: { value: ColorModePreference; icon: IconName; label: MessageId }[] = [
  { value: 'light', icon: 'sun', label: 'session.colorMode.light' },
  { value: 'dark', icon: 'moon', label: 'session.colorMode.dark' },
  { value: 'system', icon: 'monitor', label: 'session.colorMode.system' },
];

const ColorModeGroup = () => {
  const text = useText();
  const { preference } = useColorMode();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and its own look
    <div className={styles.modeGroup} role="group" aria-label={text('session.colorMode')}>
      {modes.map(({ value, icon, label }) => (
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

const untouched: ChosenSettings = { serviceType: null, deliveryMethod: null };

const choices = [
  { setting: 'serviceType', values: serviceTypes },
  { setting: 'deliveryMethod', values: deliveryMethods },
] as const;

/** What is listed and how it is received, folded away. A choice loads the page afresh: every price may change. */
const AdvancedSettings = () => {
  const text = useText();
  const locale = useLocale();
  const [chosen, setChosen] = useState(untouched);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const kept = readChosenSettings();
    setChosen(kept);
    setIsOpen(isUnusual(kept));
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    chooseSettings(locale, chosen);
    keepToast({ title: text('session.settings.saved'), color: 'success' });
    window.location.reload();
  };
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {text('session.settings.advanced')}
        <Icon name="chevron-down" />
      </summary>
      <form onSubmit={save} className={styles.form}>
        <p className={looks.muted}>{text('session.settings.advancedBody')}</p>
        {choices.map(({ setting, values }) => (
          <RadioChoice
            key={setting}
            name={setting}
            label={text(`session.settings.${setting}`)}
            options={[null, ...values].map((value) => ({ value, label: text(`session.settings.${value ?? 'usual'}`) }))}
            value={chosen[setting]}
            onChange={(value) => setChosen({ ...chosen, [setting]: value })}
          />
        ))}
        <div>
          <Button type="submit" variant="secondary">
            {text('session.settings.save')}
          </Button>
        </div>
      </form>
    </details>
  );
};

/** Language and appearance of this browser and, folded away, what the shop lists. */
export const DeviceSettings = () => {
  const text = useText();
  return (
    <section id="settings" className={styles.panel} aria-labelledby="settings-title">
      <h2 id="settings-title" className={styles.state}>
        {text('session.settings.title')}
      </h2>
      <dl className={styles.rows}>
        <div>
          <dt>{text('session.settings.language')}</dt>
          <dd>
            <span aria-current="true">{text('session.settings.ownLanguage')}</span>
            <LanguageLinks className={buttonLook.secondary.md} />
          </dd>
        </div>
        <div>
          <dt>{text('session.colorMode')}</dt>
          <dd>
            <ColorModeGroup />
          </dd>
        </div>
      </dl>
      <BlockedCookies>{text('session.settings.blocked')}</BlockedCookies>
      <AdvancedSettings />
    </section>
  );
};
