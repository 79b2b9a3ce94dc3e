import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { giftPath } from '../../routing/gift-path.ts';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import * as styles from './gifted-order.styles.ts';

type GiftShareProps = { giftId: string; receiverName: string | null };

const longestName = 60;

/** Ways to send a gift to its receiver. The link only shows the gift, and only to them. */
export const GiftShare = ({ giftId, receiverName }: GiftShareProps) => {
  const text = useText();
  const href = localePath(useLocale(), giftPath(giftId));
  // The server does not know the origin that a browser reaches it by.
  const link = useIsHydrated() ? window.location.origin + href : href;
  const name = receiverName?.trim().slice(0, longestName);
  const shop = useStorefront()?.name ?? text('shell.brand');
  const message = text(name ? 'gifts.share.message' : 'gifts.share.messageNameless', { name, shop, link });
  const copy = async () => {
    if (await copyText(message)) showToast({ title: text('gifts.share.copied'), color: 'success' });
    else showToast({ title: text('gifts.share.copyFailed'), description: link, color: 'error' });
  };
  return (
    <div className={looks.wrap2}>
      <p className={styles.shareTitle}>{text('gifts.share.title')}</p>
      <ExternalLink icon="message-circle" href={`https://wa.me/?text=${encodeURIComponent(message)}`}>
        {text('invitations.whatsapp')}
      </ExternalLink>
      <Button variant="secondary" onClick={copy}>
        {text('gifts.share.copy')}
      </Button>
    </div>
  );
};
