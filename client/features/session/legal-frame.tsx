import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './session.styles.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import type { LegalDocument } from './use-sign-in-wizard.ts';

const titles = { terms: 'session.legal.terms', privacy: 'session.legal.privacy' } as const;

/** The provider's page in the language of the shop, as far as it has one. */
const inLanguage = (address: string, language: string): string => {
  const url = new URL(address, window.location.href);
  if (!url.searchParams.has('lang')) url.searchParams.set('lang', language);
  return url.href;
};

type LegalFrameProps = { document: LegalDocument; onBack: () => void; onClose: () => void };

/** The provider's terms or privacy page in a frame, in place of the step until the reader goes back. */
export const LegalFrame = ({ document, onBack, onClose }: LegalFrameProps) => {
  const text = useText();
  const locale = useLocale();
  const storefront = useStorefront();
  const back = useFocusOnArrival<HTMLButtonElement>();
  const address = document === 'terms' ? storefront?.termsUrl : storefront?.privacyUrl;
  const title = text(titles[document]);
  return (
    <DialogFrame
      title={title}
      size="legal"
      onClose={onClose}
      onBack={onBack}
      backLabel={text('session.legal.back')}
      footer={
        <Button variant="secondary" fullWidth ref={back} onClick={onBack}>
          {text('session.legal.back')}
        </Button>
      }
    >
      {address && (
        <>
          <iframe
            title={title}
            src={inLanguage(address, locale)}
            className={styles.frame}
            sandbox="allow-same-origin allow-scripts allow-popups"
            referrerPolicy="no-referrer"
          />
          <a href={address} target="_blank" rel="noopener" className={styles.newTab}>
            <Icon name="external-link" />
            {text('session.legal.open')}
          </a>
        </>
      )}
    </DialogFrame>
  );
};
