import { useEffect, useState } from 'react';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { legalUrl } from '../../session/legal-url.ts';
import { reconcileLocalCopy } from '../../session/local-copy.ts';
import { type Session, useStorefront } from '../../session/viewer-scope.tsx';
import { afterSignIn, isSignInLost, safeReturnPath } from '../../session/wanted-action.ts';
import { areCookiesBlocked, keepCookie } from '../../storage/cookies.ts';
import { type TrackingEvent, track, trackAndLeave } from '../../tracking/track.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { BlockedCookies } from '../../ui/feedback/blocked-cookies.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { StatePicture } from '../../ui/media/state-picture.tsx';
import { CompleteProfileStep } from './complete-profile-step.tsx';
import { keptCode } from './kept-code.ts';
import { SendCodeStep } from './send-code-step.tsx';
import * as styles from './session.styles.ts';
import { firstState, type LegalDocument, useSignInWizard, type WizardState } from './use-sign-in-wizard.ts';
import { VerifyCodeStep } from './verify-code-step.tsx';
import { WantedBooking } from './wanted-booking.tsx';

/** Keeps the code step, and a new customer's details, over a reload until the wizard closes. */
const useKeptCode = ({ step, mobileNumber, sentAt, resendAt, person }: WizardState): void => {
  useEffect(() => {
    if (step === 'IntroStep' || step === 'SendOtpStep' || sentAt === null || resendAt === null) return keptCode.clear();
    keptCode.write({ mobileNumber, sentAt, resendAt, person });
  }, [step, mobileNumber, sentAt, resendAt, person]);
  // A reload does not come here.
  useEffect(() => keptCode.clear, []);
};

/** Loads a page of the shop afresh, also when only the hash of its URL differs. */
const loadAfresh = (path: string): void => {
  const { pathname, search, href } = window.location;
  const target = new URL(path, href);
  const isSameDocument = target.hash !== '' && target.pathname === pathname && target.search === search;
  window.location.assign(target);
  if (isSameDocument) window.location.reload();
};

/**
 * Remembers in this browser that the customer is signed in and loads the page that was wanted, else home. It resolves only
 * where the browser keeps no cookies. Without the session's alone a guest's page is shown, which opens this wizard.
 */
const useGoOnAfterSignIn = (onUnkept: () => void) => {
  const locale = useLocale();
  return async (session: Session, event: TrackingEvent): Promise<void> => {
    // It is used: no later page of this tab may ask for it again.
    keptCode.clear();
    if (areCookiesBlocked()) return onUnkept();
    const { returnTo = null, action = null } = afterSignIn.read() ?? {};
    afterSignIn.write({ returnTo, action, isSignedIn: true });
    // The server then prints the cart with the page. Seconds.
    if (action) keepCookie('goes-on', '1', 20);
    reconcileLocalCopy(session);
    // After a former customer's data in this tab is cleared.
    trackAndLeave(event);
    loadAfresh(safeReturnPath(returnTo) ?? localePath(locale, '/'));
    return new Promise(() => {});
  };
};

const IntroStep = ({ onContinue, onClose }: { onContinue: () => void; onClose: () => void }) => {
  const text = useText();
  return (
    <DialogFrame
      title={text('session.intro.title')}
      tall="low"
      onClose={onClose}
      footer={
        <Button size="lg" fullWidth data-autofocus onClick={onContinue}>
          {text('shell.continue')}
        </Button>
      }
    >
      <div className={looks.centred}>
        <StatePicture name="guest" />
        <div className={styles.texts}>
          <p className={looks.sentence}>{text('session.intro.body')}</p>
          <WantedBooking />
          <BlockedCookies>{text('session.blocked')}</BlockedCookies>
        </div>
      </div>
    </DialogFrame>
  );
};

/** Shown when the sign-in succeeded and the browser refused to keep it. */
const UnkeptStep = ({ onGuest, onClose }: { onGuest: () => void; onClose: () => void }) => {
  const text = useText();
  return (
    <DialogFrame
      title={text('session.unkept.title')}
      onClose={onClose}
      footer={
        <Button size="lg" fullWidth onClick={onGuest}>
          {text('session.send.guest')}
        </Button>
      }
    >
      <p role="alert">{text('session.unkept.body')}</p>
    </DialogFrame>
  );
};

const titles = { terms: 'shell.footer.terms', privacy: 'session.legal.privacy' } as const;

type LegalFrameProps = { document: LegalDocument; onBack: () => void; onClose: () => void };

/** The provider's terms or privacy page in a frame, in place of the step until the reader goes back. */
const LegalFrame = ({ document, onBack, onClose }: LegalFrameProps) => {
  const text = useText();
  const locale = useLocale();
  const storefront = useStorefront();
  const page = document === 'terms' ? storefront?.termsUrl : storefront?.privacyUrl;
  const url = page && legalUrl(page, locale);
  const title = text(titles[document]);
  return (
    <DialogFrame
      title={title}
      size="legal"
      onClose={onClose}
      step={2}
      onBack={onBack}
      backLabel={text('session.legal.back')}
      footer={
        <Button variant="secondary" fullWidth data-autofocus="" onClick={onBack}>
          {text('session.legal.back')}
        </Button>
      }
    >
      {url && (
        <>
          <iframe
            title={title}
            src={url}
            className={styles.frame}
            sandbox="allow-same-origin allow-scripts allow-popups"
            referrerPolicy="no-referrer"
          />
          <a href={url} target="_blank" rel="noopener" className={looks.quietAction}>
            <Icon name="external-link" />
            {text('session.legal.open')}
          </a>
        </>
      )}
    </DialogFrame>
  );
};

/** The wizard host: shows exactly one step, and forgets everything when it closes. */
export const Dialog = ({ onClose }: DialogControls) => {
  const [state, change] = useSignInWizard();
  const [isUnkept, setIsUnkept] = useState(isSignInLost);
  const goOn = useGoOnAfterSignIn(() => setIsUnkept(true));
  useKeptCode(state);
  const { step: component } = state;
  useEffect(() => {
    track({ event: 'dialog_open', component });
    return () => track({ event: 'dialog_close', component });
  }, [component]);
  const close = () => {
    afterSignIn.clear();
    onClose();
  };
  const goOnAsGuest = () => {
    change(firstState);
    close();
  };
  if (state.legalDocument) {
    const back = () => change({ legalDocument: null });
    return <LegalFrame document={state.legalDocument} onBack={back} onClose={close} />;
  }
  if (isUnkept) return <UnkeptStep onGuest={goOnAsGuest} onClose={close} />;
  const step = { state, change, onClose: close };
  switch (state.step) {
    case 'IntroStep':
      return <IntroStep onContinue={() => change({ step: 'SendOtpStep' })} onClose={close} />;
    case 'SendOtpStep':
      return <SendCodeStep {...step} onGuest={goOnAsGuest} />;
    case 'VerifyOtpStep':
      return <VerifyCodeStep {...step} onSignedIn={goOn} />;
    case 'CompleteProfileStep':
      return <CompleteProfileStep {...step} onSignedIn={goOn} />;
  }
};
