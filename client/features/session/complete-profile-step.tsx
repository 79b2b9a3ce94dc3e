import { type FormEvent, useId, useState } from 'react';
import { useRegisterMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { trackAndLeave } from '../../tracking/track.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/field.tsx';
import { groupMobile } from '../../ui/form/mobile-digits.ts';
import { EmailInput, TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { BirthAndGenderFields } from './birth-and-gender-fields.tsx';
import { emptyFields, type NewProfile, userIdOf } from './new-profile.ts';
import * as styles from './session.styles.ts';
import { useFocusOnArrival } from './step-hooks.ts';
import type { SigningInProps } from './use-sign-in-wizard.ts';
import { WantedBooking } from './wanted-booking.tsx';

const nameFields = [
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'lastName', autoComplete: 'family-name' },
] as const;

/** Asks a new customer for their details and creates the account. */
export const CompleteProfileStep = ({ state, tell, onSignedIn, isLeaving, onClose }: SigningInProps) => {
  const text = useText();
  const formId = useId();
  const firstField = useFocusOnArrival<HTMLInputElement>();
  const [, register] = useRegisterMutation();
  const { submit, isBusy, fieldErrors } = useSubmit();
  const { profile } = state;
  const [wasRefused, setWasRefused] = useState(false);
  const empty = emptyFields(profile);
  const change = (part: Partial<NewProfile>) => tell({ type: 'profileTyped', part });
  const problemOf = (field: keyof NewProfile): string | undefined =>
    wasRefused && empty.includes(field) ? text('session.complete.requiredField') : fieldErrors[field];

  const create = (event: FormEvent) => {
    event.preventDefault();
    const { dateOfBirth, gender } = profile;
    if (empty.length > 0 || !dateOfBirth || !gender) {
      setWasRefused(true);
      showToast({ title: text('session.complete.required'), color: 'error' });
      return;
    }
    const { mobileNumber, otp: code } = state;
    const names = { firstName: profile.firstName.trim(), lastName: profile.lastName.trim() };
    const email = profile.email.trim() || null;
    submit(() => register({ input: { mobileNumber, code, ...names, email, dateOfBirth, gender } }), {
      onSuccess: async ({ register: session }) => {
        // After it: signing in clears what a former customer left in this tab.
        if (await onSignedIn(session)) trackAndLeave({ event: 'registration', user_id: userIdOf(session) });
      },
      onFailure: ({ fields }) => fields.code && tell({ type: 'codeRefused' }),
    });
  };
  return (
    <DialogFrame
      title={text('session.complete.title')}
      onClose={onClose}
      busy={isBusy || isLeaving}
      step={2}
      onBack={() => tell({ type: 'numberChanged' })}
      backLabel={text('session.verify.change')}
      footer={
        <Button
          type="submit"
          form={formId}
          size="lg"
          fullWidth
          waiting={isBusy || isLeaving}
          waitingLabel={text('session.complete.busy')}
        >
          {text('session.continue')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={create} className={looks.stack5}>
        <p className={styles.lead}>{text('session.complete.body')}</p>
        <WantedBooking />
        <div className={looks.pair}>
          {nameFields.map(({ field, autoComplete }, place) => (
            <Field key={field} label={text(`person.${field}`)} required error={problemOf(field)}>
              {(control) => (
                <TextInput
                  {...control}
                  ref={place === 0 ? firstField : undefined}
                  autoComplete={autoComplete}
                  value={profile[field]}
                  onChange={(event) => change({ [field]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <Field label={text('person.mobile')} error={fieldErrors.mobileNumber}>
          {(control) => (
            <TextInput
              {...control}
              disabled
              className={looks.phoneNumber}
              value={`\u2066+${state.mobileCode} ${groupMobile(state.mobileNumber)}\u2069`}
            />
          )}
        </Field>
        <Field label={text('person.email')} note={text('person.optional')} error={problemOf('email')}>
          {(control) => (
            <EmailInput
              {...control}
              autoComplete="email"
              value={profile.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
        </Field>
        <BirthAndGenderFields value={profile} required problemOf={problemOf} onChange={change} />
      </form>
    </DialogFrame>
  );
};
