import type { ReactNode } from 'react';
import { badgeLook } from './badge.styles.ts';

export type BadgeColor = keyof typeof badgeLook;

/** A word about a thing's state; the colour only underlines it. */
export const Badge = ({ color = 'palm', children }: { color?: BadgeColor; children: ReactNode }) => (
  <span className={badgeLook[color]}>{children}</span>
);
