import { afterPaint } from '../after-paint.ts';
import { fetchesAhead } from '../fetches-ahead.ts';
import type { DialogDefinition } from './dialog-store.tsx';

const ignore = () => {};

/**
 * Fetches a dialog before it is opened, on hover or focus of its opener; a failure shows when it is really opened.
 * Texts are not fetched: they are small and come with the opening.
 */
export const warmDialog = <Props extends object>({ load }: DialogDefinition<Props>): void =>
  afterPaint(() => {
    if (fetchesAhead()) load().catch(ignore);
  });
