import { iconBodies } from './generated/icon-bodies.ts';
import * as styles from './icon.styles.ts';
import type { IconName } from './icon-names.ts';

/** Icons that point along the line of reading; the others look the same in both directions. */
const directional: ReadonlySet<IconName> = new Set(['chevron-left', 'chevron-right', 'log-out']);

type IconProps = { name: IconName; className?: string };

/** A decorative icon, as large as the text around it; its meaning must also stand in words. */
export const Icon = ({ name, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="2"
    aria-hidden="true"
    data-mirror={directional.has(name) ? '' : undefined}
    className={`${styles.icon}${directional.has(name) ? ` ${styles.mirrored}` : ''}${className ? ` ${className}` : ''}`}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the bodies come from the icon set at build time
    dangerouslySetInnerHTML={{ __html: iconBodies[name] }}
  />
);
