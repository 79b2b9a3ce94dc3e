import { lazyPart } from '../../routing/lazy-part.tsx';
import { useNearView } from '../../ui/use-near-view.ts';
import { HomeEndSpace } from './home-end-space.tsx';
import { HomeGift } from './home-gift.tsx';
import * as styles from './home-page.styles.ts';

const extras = lazyPart(() => import('./home-extras.tsx'), <HomeEndSpace />);

/** The last words of the page. What follows them is fetched, code and answers, just before it is seen; its room is kept. */
export const HomeEnd = () => {
  const { ref, isNear } = useNearView<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.end}>
      <HomeGift />
      {isNear ? <extras.View /> : <HomeEndSpace />}
    </div>
  );
};
