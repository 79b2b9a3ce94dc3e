import type { ComponentProps } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { Link } from './link.tsx';

type ScriptedButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** A page where the same can be done. */
  instead: string;
};

/** A button whose work needs scripts. Until they run a link stands in its place. */
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
