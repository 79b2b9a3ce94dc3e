import { type FormEvent, useEffect, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import {
  type ChosenSettings,
  chooseSettings,
  deliveryMethods,
  readChosenSettings,
  serviceTypes,
} from '../../session/settings.ts';
import { Button } from '../../ui/button.tsx';
import { RadioChoice } from '../../ui/radio-choice.tsx';
import { keepToast } from '../../ui/toast-after-load.ts';
import * as pageStyles from './auth-status.styles.ts';

const untouched: ChosenSettings = { serviceType: null, deliveryMethod: null };

type ChoiceProps<Value extends string> = {
  setting: 'serviceType' | 'deliveryMethod';
  values: readonly Value[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
};

const Choice = <Value extends 'branch' | 'delivery' | (typeof serviceTypes)[number]>(props: ChoiceProps<Value>) => {
  const { setting, values, chosen, onChoose } = props;
  const text = useText();
  const options = [null, ...values].map((value) => ({ value, label: text(`session.settings.${value ?? 'house'}`) }));
  return (
    <RadioChoice<Value | null>
      name={setting}
      label={text(`session.settings.${setting}`)}
      options={options}
      value={chosen}
      onChange={onChoose}
    />
  );
};

/** What the visitor comes for and how he gets it, for this browser. A choice loads the page afresh: every price may change. */
export const DeviceSettings = () => {
  const text = useText();
  const locale = useLocale();
  const [chosen, setChosen] = useState(untouched);
  useEffect(() => setChosen(readChosenSettings()), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    chooseSettings(locale, chosen);
    keepToast({ title: text('session.settings.saved'), color: 'success' });
    window.location.reload();
  };
  return (
    <section id="settings" className={pageStyles.panel} aria-labelledby="settings-title">
      <h2 id="settings-title" className={pageStyles.state}>
        {text('session.settings.title')}
      </h2>
      <p className={pageStyles.muted}>{text('session.settings.body')}</p>
      <form onSubmit={save} className={pageStyles.form}>
        <Choice
          setting="serviceType"
          values={serviceTypes}
          chosen={chosen.serviceType}
          onChoose={(serviceType) => setChosen({ ...chosen, serviceType })}
        />
        <Choice
          setting="deliveryMethod"
          values={deliveryMethods}
          chosen={chosen.deliveryMethod}
          onChoose={(deliveryMethod) => setChosen({ ...chosen, deliveryMethod })}
        />
        <div>
          <Button type="submit" variant="secondary">
            {text('session.settings.save')}
          </Button>
        </div>
      </form>
    </section>
  );
};
