import { type ChangeEvent, useState } from 'react';
import { useRegisterMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { trackAndLeave } from '../../tracking/track.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/field.tsx';
import { groupMobile } from '../../ui/form/mobile-digits.ts';
import { EmailInput, TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { BirthAndGenderFields } from './birth-and-gender-fields.tsx';
import { FormStep } from './form-step.tsx';
import { emptyFields, type NewProfile, userIdOf } from './new-profile.ts';
import { useFocusOnArrival } from './step-hooks.ts';
import { codeRefused, numberChanged, profileTyped, type SigningInProps } from './use-sign-in-wizard.ts';
import { WantedBooking } from './wanted-booking.tsx';

/** Asks a new customer for their details and creates the account. */
export const CompleteProfileStep = ({ state, change, onSignedIn, isLeaving, onClose }: SigningInProps) => {
  const text = useText();
  const firstField = useFocusOnArrival<HTMLInputElement>();
  const [, register] = useRegisterMutation();
  const { submit, isBusy, fieldErrors } = useSubmit();
  const { profile, mobileNumber, otp: code } = state;
  const [wasRefused, setWasRefused] = useState(false);
  const empty = emptyFields(profile);
  const write = (part: Partial<NewProfile>) => change(profileTyped(part));
  const written = (field: 'firstName' | 'lastName' | 'email') => ({
    value: profile[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => write({ [field]: target.value }),
  });
  const problemOf = (field: keyof NewProfile): string | undefined =>
    wasRefused && empty.includes(field) ? text('session.complete.requiredField') : fieldErrors[field];

  const create = () => {
    const { dateOfBirth, gender } = profile;
    if (empty.length > 0 || !dateOfBirth || !gender) {
      setWasRefused(true);
      showToast({ title: text('session.complete.required'), color: 'error' });
      return;
    }
    const names = { firstName: profile.firstName.trim(), lastName: profile.lastName.trim() };
    const email = profile.email.trim() || null;
    submit(() => register({ input: { mobileNumber, code, ...names, email, dateOfBirth, gender } }), {
      onSuccess: async ({ register: session }) => {
        // After it: signing in clears what a former customer left in this tab.
        if (await onSignedIn(session)) trackAndLeave({ event: 'registration', user_id: userIdOf(session) });
      },
      onFailure: ({ fields }) => fields.code && change(codeRefused),
    });
  };
  return (
    <FormStep
      title={text('session.complete.title')}
      onClose={onClose}
      busy={isBusy || isLeaving}
      step={2}
      onBack={() => change(numberChanged)}
      backLabel={text('session.verify.change')}
      button={{ waiting: isBusy || isLeaving, waitingLabel: text('session.complete.busy') }}
      onSubmit={create}
    >
      <p className={looks.sentence}>{text('session.complete.body')}</p>
      <WantedBooking />
      <div className={looks.pair}>
        <Field label={text('person.firstName')} required error={problemOf('firstName')}>
          {(control) => <TextInput {...control} {...written('firstName')} ref={firstField} autoComplete="given-name" />}
        </Field>
        <Field label={text('person.lastName')} required error={problemOf('lastName')}>
          {(control) => <TextInput {...control} {...written('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label={text('person.mobile')} error={fieldErrors.mobileNumber}>
        {(control) => (
          <TextInput
            {...control}
            disabled
            className={looks.phoneNumber}
            value={`\u2066+${state.mobileCode} ${groupMobile(mobileNumber)}\u2069`}
          />
        )}
      </Field>
      <Field label={text('person.email')} note={text('person.optional')} error={problemOf('email')}>
        {(control) => <EmailInput {...control} {...written('email')} autoComplete="email" />}
      </Field>
      <BirthAndGenderFields value={profile} required problemOf={problemOf} onChange={write} />
    </FormStep>
  );
};
