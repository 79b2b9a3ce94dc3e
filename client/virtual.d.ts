declare module 'virtual:icons/*' {
  import type { IconName } from './ui/media/icon-names.ts';

  export const bodies: Partial<Record<IconName, string>>;
}
