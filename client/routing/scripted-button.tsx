import type { ComponentProps } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { Link } from './link.tsx';

type ScriptedButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** A page with the same action. */
  instead: string;
};

/** A button that needs scripts. Until they run it is a link. */
export const ScriptedButton = ({ instead, className, children, ...button }: ScriptedButtonProps) =>
  useIsHydrated() ? (
    <button type="button" className={className} {...button}>
      {children}
    </button>
  ) : (
    <Link to={instead} className={className}>
      {children}
    </Link>
  );
