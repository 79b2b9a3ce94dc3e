import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as styles from './service.styles.ts';

/** The shape of a service's detail while it is on the way. */
export const ServiceSkeleton = () => {
  const text = useText();
  return (
    <div className={styles.detail} aria-busy="true" role="status" aria-label={text('shell.loading')}>
      <Skeleton shape="picture" className={styles.picture} />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
    </div>
  );
};
