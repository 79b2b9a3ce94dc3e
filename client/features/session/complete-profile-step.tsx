import { useState } from 'react';
import { useRegisterMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { emptyFields, userIdOf } from '../../session/person.ts';
import { PersonFields } from '../../session/person-fields.tsx';
import { FormFrame } from '../../ui/dialog/form-frame.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { codeRefused, numberChanged, type SigningInProps } from './use-sign-in-wizard.ts';
import { WantedBooking } from './wanted-booking.tsx';

/** Asks a new customer for their details and creates the account. */
export const CompleteProfileStep = ({ state, change, onSignedIn, onClose }: SigningInProps) => {
  const text = useText();
  const [, register] = useRegisterMutation();
  const { submit, isBusy, fieldErrors } = useSubmit();
  const { person, mobileNumber, otp: code } = state;
  const [wasRefused, setWasRefused] = useState(false);
  const empty: string[] = emptyFields(person);

  const create = () => {
    const { dateOfBirth, gender } = person;
    if (empty.length > 0 || !dateOfBirth || !gender) {
      setWasRefused(true);
      showToast({ title: text('session.complete.required'), color: 'error' });
      return;
    }
    const names = { firstName: person.firstName.trim(), lastName: person.lastName.trim() };
    const email = person.email.trim() || null;
    submit(() => register({ input: { mobileNumber, code, ...names, email, dateOfBirth, gender } }), {
      onSuccess: ({ register: session }) => onSignedIn(session, { event: 'registration', user_id: userIdOf(session) }),
      onFailure: ({ fields }) => fields.code && change(codeRefused(state)),
    });
  };
  return (
    <FormFrame
      title={text('session.complete.title')}
      onClose={onClose}
      step={2}
      onBack={() => change(numberChanged)}
      backLabel={text('session.verify.change')}
      button={{ children: text('shell.continue'), waiting: isBusy, waitingLabel: text('session.complete.busy') }}
      onSubmit={create}
    >
      <p className={looks.sentence}>{text('session.complete.body')}</p>
      <WantedBooking />
      <PersonFields
        person={person}
        mobileNumber={mobileNumber}
        required
        problemOf={(field) =>
          wasRefused && empty.includes(field) ? text('session.complete.requiredField') : fieldErrors[field]
        }
        onChange={(part) => change({ person: part })}
      />
    </FormFrame>
  );
};
