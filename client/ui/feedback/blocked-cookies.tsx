import { type ReactNode, useEffect, useState } from 'react';
import { areCookiesBlocked } from '../../storage/cookies.ts';
import * as looks from '../looks.styles.ts';
import { Icon } from '../media/icon.tsx';

/** A notice about blocked cookies, also for screen readers; renders nothing without it. */
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
