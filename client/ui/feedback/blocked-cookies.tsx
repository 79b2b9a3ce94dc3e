import { type ReactNode, useEffect, useState } from 'react';
import { areCookiesBlocked } from '../../storage/are-cookies-blocked.ts';
import * as looks from '../looks.styles.ts';
import { Icon } from '../media/icon.tsx';

/** Says what the browser does not let the shop keep, for the eye and for a screen reader; elsewhere nothing. */
export const BlockedCookies = ({ children }: { children: ReactNode }) => {
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => setIsBlocked(areCookiesBlocked()), []);
  return (
    <div role="status">
      {isBlocked && (
        <p className={looks.notice}>
          <Icon name="circle-alert" />
          {children}
        </p>
      )}
    </div>
  );
};
