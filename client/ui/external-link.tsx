import type { ReactNode } from 'react';
import { buttonLook } from './button.styles.ts';
import { Icon } from './media/icon.tsx';
import type { IconName } from './media/icon-names.ts';

type ExternalLinkProps = { href: string; look?: 'secondary' | 'ghost'; icon?: IconName; children: ReactNode };

/** A link that looks like a button and opens another site in a tab of its own. */
export const ExternalLink = ({ href, look = 'secondary', icon = 'external-link', children }: ExternalLinkProps) => (
  <a href={href} className={buttonLook[look].md} target="_blank" rel="noopener noreferrer">
    <Icon name={icon} />
    {children}
  </a>
);
