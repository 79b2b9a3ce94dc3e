import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as styles from './product-page.styles.ts';

export const WaitingProduct = () => {
  const text = useText();
  return (
    <section className={styles.product} aria-busy="true" aria-label={text('shell.loading')}>
      <Skeleton shape="picture" />
      <div className={styles.texts}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </section>
  );
};
