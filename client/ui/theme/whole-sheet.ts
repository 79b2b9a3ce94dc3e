import { afterPaint } from '../first-sign.ts';
import path from './full.css?url';

// The styles of the whole shop, complete, so that their own order decides. A document links only those of its page; what
// is beyond the page asks for these here.

/** The import map of a build knows the file; while the shop is developed every document links it. */
const url = (): string => import.meta.resolve(path);

const linked = (): HTMLLinkElement | undefined =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].find(({ href }) => href === url());

const fetchAnew = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const fail = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${path}`));
    };
    Object.assign(link, { rel: 'stylesheet', fetchPriority: 'high', media: 'not all', href: url() });
    Object.assign(link, { onload: resolve, onerror: fail });
    document.head.append(link);
  });

let arrival: Promise<void> | undefined;

/**
 * Fetches the styles of the whole shop and rests them: a browser styles the page anew when it puts them to use, which
 * would hold back the frame of a press. A failure is forgotten, so that the next call tries again.
 */
export const fetchWholeSheet = (): Promise<void> => {
  arrival ??= (linked() ? Promise.resolve() : fetchAnew()).catch((error) => {
    arrival = undefined;
    throw error;
  });
  return arrival;
};

const resting = (): HTMLLinkElement | undefined => {
  const link = arrival && linked();
  return link?.media === 'not all' ? link : undefined;
};

/** Puts the fetched styles to use, before the frame that draws another page than the first. */
export const wearWholeSheet = (): void => resting()?.removeAttribute('media');

/** Loads code that draws beyond its page, with the styles, which are put to use once the press that asks for it is answered. */
export const withWholeSheet = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  const [code] = await Promise.all([load(), fetchWholeSheet()]);
  if (resting()) await new Promise<void>(afterPaint);
  wearWholeSheet();
  return code;
};
