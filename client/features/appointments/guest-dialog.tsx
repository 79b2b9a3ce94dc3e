import { type ChangeEvent, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import { Button } from '../../ui/button.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { FormFrame } from '../../ui/dialog/form-frame.tsx';
import { Field } from '../../ui/form/field.tsx';
import { mobileDigits } from '../../ui/form/mobile-digits.ts';
import { TextArea, TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { type Booking, serviceDialog } from './dialogs.ts';
import { closeBooking } from './service-draft.ts';
import { useService } from './use-service.ts';
import { useGiveService } from './use-service-line.ts';

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
 * For whom else the visit is. The provider has no place for a guest: the input is neither sent nor kept, unless
 * the customer orders the service as a gift, which carries a person.
 */
export const Dialog = ({ onClose, ...booking }: Booking & DialogControls) => {
  const text = useText();
  const dialogs = useDialogs();
  const close = closeBooking(onClose);
  const phone = useStorefront()?.seller.phone;
  const [guest, setGuest] = useState({ name: '', phone: '', message: '' });
  const { service } = useService(booking.serviceId);
  const give = useGiveService(booking);
  const back = () => dialogs.open(serviceDialog, booking);
  const written = (field: keyof typeof guest) => ({
    value: guest[field],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setGuest({ ...guest, [field]: target.value }),
  });
  return (
    <FormFrame
      title={text('appointments.guest.title')}
      onClose={close}
      onBack={back}
      button={{ icon: 'gift', 'aria-haspopup': 'dialog', children: text('appointments.guest.give') }}
      below={
        <Button variant="ghost" fullWidth onClick={back}>
          {text('appointments.guest.add')}
        </Button>
      }
      onSubmit={() => service && give(receiverOf(guest), service)}
    >
      <p className={looks.quiet}>{text('appointments.guest.truth')}</p>
      <p className={looks.quiet}>
        {text('appointments.guest.tell')}{' '}
        {phone && (
          <a href={`tel:${phone.replace(/ /g, '')}`} className={looks.textLink}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </p>
      <Field label={text('appointments.guest.name')}>
        {(control) => <TextInput {...control} {...written('name')} />}
      </Field>
      <Field label={text('appointments.guest.phone')}>
        {(control) => <TextInput {...control} {...written('phone')} type="tel" dir="ltr" />}
      </Field>
      <Field label={text('appointments.guest.message')}>
        {(control) => <TextArea {...control} {...written('message')} dir="auto" maxLength={500} />}
      </Field>
    </FormFrame>
  );
};
