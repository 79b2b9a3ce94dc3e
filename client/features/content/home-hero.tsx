import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import * as styles from './home-page.styles.ts';

/** What the house does and the one thing to do next. Stands whatever the provider says. */
export const HomeHero = () => {
  const text = useText();
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
      <div className={styles.heroWords}>
        <h1>{text('content.home.title')}</h1>
        <p>{text('content.home.lead')}</p>
        <div className={styles.heroActions}>
          <Link to="/services" className={buttonLook.primary.lg}>
            {text('content.home.book')}
          </Link>
          <Link to="/branches" className={buttonLook.secondary.lg}>
            {text('content.home.findBranch')}
          </Link>
        </div>
      </div>
    </section>
  );
};
