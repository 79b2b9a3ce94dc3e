import { type FormEvent, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { LanguageLinks } from '../../session/language-link.tsx';
import {
  chooseSettings,
  deliveryMethods,
  isUnusual,
  readChosenSettings,
  serviceTypes,
} from '../../session/settings.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { setColorMode, useColorMode } from '../../ui/color-mode.ts';
import { BlockedCookies } from '../../ui/feedback/blocked-cookies.tsx';
import { keepToast } from '../../ui/feedback/toast.ts';
import { Fold } from '../../ui/fold.tsx';
import { RadioChoice } from '../../ui/form/radio-choice.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import * as styles from './auth-status.styles.ts';

const modes = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['system', 'monitor'],
] as const;

const choices = [
  ['serviceType', serviceTypes],
  ['deliveryMethod', deliveryMethods],
] as const;

/** The kind of service and the delivery, folded away. A choice loads the page afresh: every price may change. */
const AdvancedSettings = () => {
  const text = useText();
  const locale = useLocale();
  const [kept] = useState(readChosenSettings);
  const [chosen, setChosen] = useState(kept);
  const save = (event: FormEvent) => {
    event.preventDefault();
    chooseSettings(locale, chosen);
    keepToast({ title: text('session.settings.saved'), color: 'success' });
    window.location.reload();
  };
  return (
    <Fold title={text('session.settings.advanced')} open={isUnusual(kept)}>
      <form onSubmit={save} className={looks.stack5}>
        <p className={looks.muted}>{text('session.settings.advancedBody')}</p>
        {choices.map(([setting, values]) => (
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
    </Fold>
  );
};

/** Language and appearance of this browser and, folded away, the shop's lists. */
export const DeviceSettings = () => {
  const text = useText();
  return (
    <section id="settings" className={styles.panel} aria-labelledby="settings-title">
      <h2 id="settings-title" className={looks.subtitle}>
        {text('session.settings.title')}
      </h2>
      <div className={styles.setting}>
        <span>{text('session.settings.language')}</span>
        <span aria-current="true">{text('session.settings.ownLanguage')}</span>
        <LanguageLinks className={buttonLook.secondary.md} />
      </div>
      <RadioChoice
        name="colorMode"
        label={text('session.colorMode')}
        options={modes.map(([mode, icon]) => ({
          value: mode,
          label: [<Icon key={icon} name={icon} />, text(`session.colorMode.${mode}`)],
        }))}
        value={useColorMode().preference}
        onChange={setColorMode}
      />
      <BlockedCookies>{text('session.settings.blocked')}</BlockedCookies>
      {useIsHydrated() && <AdvancedSettings />}
    </section>
  );
};
