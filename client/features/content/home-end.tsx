import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../routing/lazy-part.tsx';
import { useNearView } from '../../ui/use-near-view.ts';
import { HomeEndSpace } from './home-end-space.tsx';
import * as styles from './home-page.styles.ts';

const extras = lazyPart(() => import('./home-extras.tsx'), <HomeEndSpace />);

/** The end of the page is fetched, code and answers, just before it is seen; its room is kept. */
export const HomeEnd = () => {
  const text = useText();
  const { ref, isNear } = useNearView<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.end}>
      <div className={styles.sectionTop}>
        <h2>{text('shell.nav.giftCards')}</h2>
      </div>
      {isNear ? <extras.View /> : <HomeEndSpace />}
    </div>
  );
};
