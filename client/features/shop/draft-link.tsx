import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { useDraft } from './use-draft.ts';

/** The way to what was set aside on this device; nothing while there is none. */
export const DraftLink = () => {
  const text = useText();
  const { lines } = useDraft();
  if (!lines || lines.length === 0) return null;
  return (
    <Link to="/shop/shop-draft" className={buttonLook.ghost.md}>
      {text('shop.draft.link', { count: lines.length })}
    </Link>
  );
};
