import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { Link } from '../routing/link.tsx';
import { pageNames } from '../routing/page-names.ts';
import { legalUrl } from '../session/legal-url.ts';
import { useStorefront } from '../session/viewer-scope.tsx';
import { PrivacyChoices } from '../tracking/privacy-choices.tsx';
import * as styles from './layout.styles.ts';

const groups = [
  { title: 'shell.footer.discover', links: ['/services', '/shop/products', '/gift-cards'] },
  { title: 'shell.footer.visit', links: ['/branches', '/contact', '/dashboard'] },
] as const;

const legalPages = [
  { url: 'termsUrl', label: 'shell.footer.terms' },
  { url: 'privacyUrl', label: 'session.legal.privacy' },
] as const;

const SellerDetails = () => {
  const text = useText();
  const storefront = useStorefront();
  if (!storefront) return null;
  const { seller } = storefront;
  const { name, address, commercialRegistration: cr, vatNumber: vat, phone, whatsapp } = seller;
  const lines = [
    name,
    address,
    cr && text('shell.footer.cr', { number: cr }),
    vat && text('shell.footer.vat', { number: vat }),
  ];
  return (
    <>
      {lines.map((line) => line && <p key={line}>{line}</p>)}
      {phone && (
        <a href={`tel:${phone.replace(/ /g, '')}`} className={styles.footerLink} dir="ltr">
          {phone}
        </a>
      )}
      {whatsapp && (
        <a href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`} className={styles.footerLink}>
          &nbsp;· WhatsApp
        </a>
      )}
    </>
  );
};

/** The seller, the legal pages, the settings, and the way to the rest of the shop. */
export const Footer = () => {
  const text = useText();
  const locale = useLocale();
  const storefront = useStorefront();
  return (
    <footer className={styles.footer}>
      <div className={styles.container}>
        <div className={styles.footerGrid}>
          <div>
            <h2 className={styles.footerTitle}>{storefront?.name ?? text('shell.brand')}</h2>
            <SellerDetails />
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={text(title)}>
              <h2 className={styles.footerTitle}>{text(title)}</h2>
              <ul>
                {links.map((to) => (
                  <li key={to}>
                    <Link to={to} className={styles.footerLink}>
                      {text(pageNames[to])}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <h2 className={styles.footerTitle}>{text('shell.footer.more')}</h2>
            <ul>
              {legalPages.map(({ url, label }) => (
                <li key={url}>
                  <a
                    href={storefront ? legalUrl(storefront[url], locale) : undefined}
                    className={styles.footerLink}
                    rel="noopener"
                  >
                    {text(label)}
                  </a>
                </li>
              ))}
              <li>
                <Link to="/auth-status#settings" className={styles.footerLink}>
                  {text('shell.footer.settings')}
                </Link>
              </li>
            </ul>
            <PrivacyChoices className={styles.footerLink} />
          </div>
        </div>
        <p className={styles.footerNote}>{text('shell.footer.prices')}</p>
      </div>
    </footer>
  );
};
