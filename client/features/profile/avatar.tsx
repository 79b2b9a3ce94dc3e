import { useEffect, useRef, useState } from 'react';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './profile.styles.ts';

const defaultImage = '/icons/default-avatar.svg';

/** The customer's picture; without one, or when it fails, the default picture with the initials upon it. */
export const Avatar = ({ image, initials }: { image: string | null; initials: string }) => {
  const [failed, setFailed] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);
  const own = image !== failed ? image : null;
  useEffect(() => {
    // A picture of the server's page may have failed before a handler was attached.
    if (own && picture.current?.complete && picture.current.naturalWidth === 0) setFailed(own);
  }, [own]);
  return (
    <span className={styles.avatar} aria-hidden="true">
      <img
        ref={picture}
        src={own ?? defaultImage}
        alt=""
        className={looks.filling}
        width={96}
        height={96}
        decoding="async"
        onError={() => setFailed(image)}
      />
      {!own && <bdi className={styles.initials}>{initials}</bdi>}
    </span>
  );
};
