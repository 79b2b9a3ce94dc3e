import { useState } from 'react';
import * as styles from './profile.styles.ts';

const defaultImage = '/icons/default-avatar.svg';

/** The customer's picture; without one, or when it fails, the house's default picture with the initials upon it. */
export const Avatar = ({ image, initials }: { image: string | null; initials: string }) => {
  const [failed, setFailed] = useState<string | null>(null);
  const own = image !== failed ? image : null;
  return (
    <span className={styles.avatar} aria-hidden="true">
      <img
        src={own ?? defaultImage}
        alt=""
        className={styles.avatarImage}
        width={96}
        height={96}
        decoding="async"
        onError={() => setFailed(image)}
      />
      {!own && <bdi className={styles.initials}>{initials}</bdi>}
    </span>
  );
};
