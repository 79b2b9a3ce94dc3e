import { type ReactNode, useState } from 'react';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { Later } from './later.tsx';

/**
 * What the server prints in place of the dialog that a URL names. A browser that comes to the URL by a press has no use for
 * it and does not fetch its code.
 */
export const OnArrival = ({ children }: { children: ReactNode }) => {
  const isHydrated = useIsHydrated();
  const [isPrinted] = useState(!isHydrated);
  return isPrinted && <Later missing="silent">{children}</Later>;
};
