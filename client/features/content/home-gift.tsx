import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useStorefront } from '../../session/viewer-scope.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './home-page.styles.ts';

export const HomeGift = () => {
  const text = useText();
  return (
    <section className={styles.gift}>
      <div>
        <h2>{text('content.home.gift.title')}</h2>
        <p>{text('content.home.gift.body')}</p>
        <Link to="/gift-cards" className={buttonLook.secondary.md}>
          <Icon name="gift" />
          {text('content.home.gift.action')}
        </Link>
      </div>
      <div className={styles.foil} aria-hidden="true">
        <span />
        <span />
        <span>{useStorefront()?.name}</span>
      </div>
    </section>
  );
};
