import { type MouseEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { legalUrl } from '../../session/legal-url.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFrame } from '../../ui/dialog/form-frame.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/form/field.tsx';
import { mobileLength } from '../../ui/form/mobile-digits.ts';
import { MobileInput } from '../../ui/form/mobile-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { BrandMark } from '../../ui/media/brand-mark.tsx';
import * as styles from './session.styles.ts';
import { useSendCode } from './use-send-code.ts';
import type { LegalDocument, StepProps } from './use-sign-in-wizard.ts';
import { WantedBooking } from './wanted-booking.tsx';

type TermsCheckboxProps = Pick<StepProps, 'state' | 'change'> & { isInvalid: boolean };

/** Accepts terms and privacy policy together; the links open the pages over the step, or in a tab of their own. */
const TermsCheckbox = ({ state, change, isInvalid }: TermsCheckboxProps) => {
  const intl = useIntl();
  const locale = useLocale();
  const storefront = useStorefront();
  const linkTo = (document: LegalDocument, href: string | undefined) => (texts: ReactNode[]) => (
    <a
      key={document}
      href={href && legalUrl(href, locale)}
      target="_blank"
      rel="noopener"
      className={looks.textLink}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        change({ legalDocument: document });
      }}
    >
      {texts}
    </a>
  );
  return (
    <label className={styles.terms} data-invalid={isInvalid ? '' : undefined}>
      <input
        type="checkbox"
        className={looks.tick}
        checked={state.acceptTerms === 1}
        aria-required
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => change({ acceptTerms: target.checked ? 1 : 0 })}
      />
      <span>
        {intl.formatMessage(
          { id: 'session.send.accept' },
          { terms: linkTo('terms', storefront?.termsUrl), privacy: linkTo('privacy', storefront?.privacyUrl) },
        )}
      </span>
    </label>
  );
};

/** Asks for the mobile number and for consent, number first, and has the code sent. */
export const SendCodeStep = ({ state, change, onGuest, onClose }: StepProps & { onGuest: () => void }) => {
  const text = useText();
  const storefront = useStorefront();
  const sending = useSendCode({ state, change });
  const [wasRefused, setWasRefused] = useState(false);
  const hasNumber = state.mobileNumber.length === mobileLength;
  const numberProblem =
    wasRefused && !hasNumber ? text('session.error_enter_mobile') : sending.fieldErrors.mobileNumber;

  const send = () => {
    const problem = hasNumber ? !state.acceptTerms && 'session.error_accept_terms' : 'session.error_enter_mobile';
    setWasRefused(Boolean(problem));
    if (problem) showToast({ title: text(problem), color: 'error' });
    else sending.send();
  };
  return (
    <FormFrame
      title={text('session.send.title')}
      tall="low"
      busy={false}
      onClose={onClose}
      step={1}
      onBack={() => change({ step: 'IntroStep' })}
      button={{ children: text('shell.continue'), waiting: sending.isBusy, waitingLabel: text('session.send.busy') }}
      below={
        <Button variant="ghost" fullWidth onClick={onGuest}>
          {text('session.send.guest')}
        </Button>
      }
      onSubmit={send}
    >
      <div className={looks.centred}>
        <span className={looks.brand}>
          <BrandMark size={40} />
          {storefront?.name ?? text('shell.brand')}
        </span>
        <p className={looks.sentence}>{text('session.send.body')}</p>
        <WantedBooking />
      </div>
      <Field label={text('person.mobile')} required error={numberProblem}>
        {(control) => (
          <MobileInput
            {...control}
            data-autofocus=""
            countryLabel={text('session.send.country')}
            value={state.mobileNumber}
            onChange={(mobileNumber) => change({ mobileNumber })}
          />
        )}
      </Field>
      <TermsCheckbox state={state} change={change} isInvalid={wasRefused && hasNumber && !state.acceptTerms} />
    </FormFrame>
  );
};
