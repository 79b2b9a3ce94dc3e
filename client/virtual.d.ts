declare module 'virtual:icons/*' {
  import type { IconName } from './ui/icon-names.ts';

  export const bodies: Partial<Record<IconName, string>>;
}
