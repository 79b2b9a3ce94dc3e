import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../routing/link.tsx';

/** A link that says when it leads to the page that is shown. */
export const NavigationLink = ({ to, className, children }: { to: string; className: string; children: ReactNode }) => {
  const { pathname } = useLocation();
  const isCurrent = to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
};
