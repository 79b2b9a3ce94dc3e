import type { MouseEvent, ReactNode } from 'react';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useShopIntl } from '../../i18n/use-text.ts';
import { legalUrl } from '../../session/legal-url.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './session.styles.ts';
import type { LegalDocument } from './use-sign-in-wizard.ts';

type TermsCheckboxProps = {
  isTicked: boolean;
  isInvalid: boolean;
  onTick: (isTicked: boolean) => void;
  onRead: (document: LegalDocument) => void;
};

/** Accepts terms and privacy policy together; the links open the pages over the step, or in a tab of their own. */
export const TermsCheckbox = ({ isTicked, isInvalid, onTick, onRead }: TermsCheckboxProps) => {
  const intl = useShopIntl();
  const locale = useLocale();
  const storefront = useStorefront();
  const linkTo = (document: LegalDocument, href: string | undefined) => (texts: ReactNode[]) => (
    <a
      key={document}
      href={href && legalUrl(href, locale)}
      target="_blank"
      rel="noopener"
      className={styles.legalLink}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onRead(document);
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
        checked={isTicked}
        aria-required
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onTick(event.target.checked)}
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
