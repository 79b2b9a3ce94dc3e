import type { FormEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea, TextInput } from '../../ui/text-input.tsx';
import type { StepProps } from './booking-steps.ts';
import * as styles from './service.styles.ts';

const formId = 'service-guest';

/** For whom else the visit is. The house has no place for it yet: what is typed here is neither sent nor kept. */
export const Dialog = ({ onClose, steps, ...booking }: StepProps) => {
  const text = useText();
  const back = () => steps.toService(booking);
  const add = (event: FormEvent) => {
    event.preventDefault();
    back();
  };
  return (
    <DialogFrame
      title={text('appointments.guest.title')}
      onClose={onClose}
      onBack={back}
      backLabel={text('shell.back')}
      footer={
        <Button type="submit" form={formId} size="lg" fullWidth>
          {text('appointments.guest.add')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={add} autoComplete="off">
        <p className={styles.note}>{text('appointments.guest.note')}</p>
        <Field label={text('appointments.guest.name')}>{(control) => <TextInput {...control} />}</Field>
        <Field label={text('appointments.guest.phone')}>
          {(control) => <TextInput {...control} type="tel" inputMode="tel" dir="ltr" />}
        </Field>
        <Field label={text('appointments.guest.words')}>{(control) => <TextArea {...control} />}</Field>
      </form>
    </DialogFrame>
  );
};
