import { type ReactNode, useEffect, useState } from 'react';
import { keepCookie, readCookies } from '../../storage/cookies.ts';
import * as looks from '../looks.styles.ts';
import { Icon } from '../media/icon.tsx';

/**
 * Whether the browser blocks this shop's cookies; it then blocks all other storage too. Tried with a cookie,
 * because `navigator.cookieEnabled` of Chromium is true where the visitor has blocked them.
 */
const areCookiesBlocked = (): boolean => {
  const probe = 'probe';
  keepCookie(probe, '1');
  const isKept = readCookies().includes(`${probe}=1`);
  keepCookie(probe, '', 0);
  return !isKept;
};

/** A notice about blocked storage, also for screen readers; renders nothing without it. */
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
