import { afterPaint } from '../after-paint.ts';
import { fetchesAhead } from '../fetches-ahead.ts';

const ignore = () => {};

/**
 * Fetches a dialog before it is opened, on hover or focus of its opener; a failure shows when it is really opened.
 * Texts are not fetched: they are small and come with the opening.
 */
export const warmDialog = ({ load }: { load: () => Promise<unknown> }): void =>
  afterPaint(() => {
    if (fetchesAhead()) load().catch(ignore);
  });
