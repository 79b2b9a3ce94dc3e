import { type FormEvent, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { Field } from '../../ui/form/field.tsx';
import { mobileDigits } from '../../ui/form/mobile-digits.ts';
import { TextArea, TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './appointment.styles.ts';
import { type Booking, serviceDialog } from './dialogs.ts';
import { closeBooking } from './service-draft.ts';
import { useService } from './use-service.ts';
import { useGiveService } from './use-service-line.ts';

const formId = 'service-guest';

/** The guest's data in the form of the gift form: the first word is the first name. Empty fields are left out. */
export const receiverOf = (written: { name: string; phone: string; message: string }): GiftReceiver => {
  const [firstName = '', ...others] = written.name.trim().split(/\s+/);
  const parts = {
    firstName,
    lastName: others.join(' '),
    mobileNumber: mobileDigits(written.phone),
    message: written.message.trim(),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, message]) => message !== ''));
};

/**
 * For whom else the visit is. The provider has no place for a guest: what is typed here is neither sent nor kept, unless
 * the customer orders the service as a gift, which carries a person.
 */
export const Dialog = ({ onClose, ...booking }: Booking & DialogControls) => {
  const text = useText();
  const dialogs = useDialogs();
  const close = closeBooking(onClose);
  const phone = useStorefront()?.seller.phone;
  const form = useRef<HTMLFormElement>(null);
  const { service } = useService(booking.serviceId);
  const give = useGiveService(booking, close);
  const back = () => dialogs.open(serviceDialog, booking);
  const add = (event: FormEvent) => {
    event.preventDefault();
    back();
  };
  const giveTo = () => {
    const data = new FormData(form.current ?? undefined);
    const written = (name: string) => String(data.get(name) ?? '');
    const receiver = receiverOf({ name: written('name'), phone: written('phone'), message: written('message') });
    if (service) give(receiver, service);
  };
  return (
    <DialogFrame
      title={text('appointments.guest.title')}
      onClose={close}
      onBack={back}
      backLabel={text('shell.back')}
      footer={
        <div className={looks.actions}>
          <Button size="lg" fullWidth icon="gift" aria-haspopup="dialog" onClick={giveTo}>
            {text('appointments.guest.give')}
          </Button>
          <Button type="submit" form={formId} variant="ghost" fullWidth>
            {text('appointments.guest.add')}
          </Button>
        </div>
      }
    >
      <form ref={form} id={formId} className={looks.stack4} onSubmit={add} autoComplete="off">
        <p className={looks.quiet}>{text('appointments.guest.truth')}</p>
        <p className={looks.quiet}>
          {text('appointments.guest.tell')}{' '}
          {phone && (
            <a href={`tel:${phone.replace(/ /g, '')}`} className={styles.phone}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </p>
        <Field label={text('appointments.guest.name')}>{(control) => <TextInput {...control} name="name" />}</Field>
        <Field label={text('appointments.guest.phone')}>
          {(control) => <TextInput {...control} name="phone" type="tel" inputMode="tel" dir="ltr" />}
        </Field>
        <Field label={text('appointments.guest.message')}>
          {(control) => <TextArea {...control} name="message" dir="auto" maxLength={500} />}
        </Field>
      </form>
    </DialogFrame>
  );
};
