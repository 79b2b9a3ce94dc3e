import { useText } from '../../i18n/use-text.ts';
import { SheetTitle } from '../../ui/dialog/sheet.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as styles from '../../ui/media/item-detail.styles.ts';

/** The shape of a service's detail while it is on the way. */
export const ServiceSkeleton = () => {
  const text = useText();
  return (
    <div className={styles.detail} aria-busy="true" role="status" aria-label={text('shell.loading')}>
      <Skeleton shape="picture" className={styles.picture} />
      <div className={styles.texts}>
        <SheetTitle>{text('appointments.service')}</SheetTitle>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
};
