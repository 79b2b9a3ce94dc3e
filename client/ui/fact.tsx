import type { ReactNode } from 'react';
import * as looks from './looks.styles.ts';
import { Icon } from './media/icon.tsx';
import type { IconName } from './media/icon-names.ts';

/** A few words behind the icon of their subject. */
export const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <span className={looks.fact}>
    <Icon name={icon} />
    <span className={looks.twoLines}>{children}</span>
  </span>
);
