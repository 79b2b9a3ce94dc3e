import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { legalUrl } from '../../session/legal-url.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './session.styles.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import type { LegalDocument } from './use-sign-in-wizard.ts';

const titles = { terms: 'session.legal.terms', privacy: 'session.legal.privacy' } as const;

type LegalFrameProps = { document: LegalDocument; onBack: () => void; onClose: () => void };

/** The provider's terms or privacy page in a frame, in place of the step until the reader goes back. */
export const LegalFrame = ({ document, onBack, onClose }: LegalFrameProps) => {
  const text = useText();
  const locale = useLocale();
  const storefront = useStorefront();
  const back = useFocusOnArrival<HTMLButtonElement>();
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
        <Button variant="secondary" fullWidth ref={back} onClick={onBack}>
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
          <a href={url} target="_blank" rel="noopener" className={styles.newTab}>
            <Icon name="external-link" />
            {text('session.legal.open')}
          </a>
        </>
      )}
    </DialogFrame>
  );
};
