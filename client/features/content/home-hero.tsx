import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useGiftNews } from '../../session/gift-news.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './home-page.styles.ts';

/** What the shop offers and the one thing to do next. It does not depend on the provider. */
export const HomeHero = () => {
  const text = useText();
  const news = useGiftNews();
  return (
    <section className={styles.hero}>
      <img
        src="/images/home.svg"
        alt=""
        className={styles.heroPicture}
        fetchPriority="high"
        width={1600}
        height={1000}
      />
      {news && (
        <Link to={news.to} className={styles.giftNews}>
          <Icon name="gift" />
          <span>{news.message}</span>
          <Icon name="chevron-right" />
        </Link>
      )}
      <div className={styles.heroTexts}>
        <h1>{text('content.home.title')}</h1>
        <p>{text('content.home.lead')}</p>
        <Link to="/services" className={buttonLook.primary.lg}>
          {text('content.home.book')}
        </Link>
      </div>
    </section>
  );
};
