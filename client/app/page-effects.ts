import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { namedHead } from '../routing/named-head.ts';
import { type PageHandle, usePage } from '../routing/page.ts';
import { useStorefront } from '../session/viewer-scope.tsx';
import { track } from '../tracking/track.ts';
import { forceColorMode } from '../ui/color-mode.ts';

const setMeta = (selector: string, content: string) =>
  document.head.querySelector(selector)?.setAttribute('content', content);

/** The name and place of the shown page. */
const useHandle = (): PageHandle =>
  (useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.head)?.handle ?? {}) as PageHandle;

/** Keeps title and description in step while the visitor moves; the first page has them from the server. */
const useHead = ({ head, shown }: PageHandle): void => {
  const intl = useIntl();
  const page = usePage();
  const shop = useStorefront()?.name ?? intl.formatMessage({ id: 'shell.brand' });
  const { pathname, search } = useLocation();
  // A dialog over the page has a location of its own with the same URL.
  const url = [pathname, search, page.branch].join(' ');
  const named = useRef(url);
  useEffect(() => {
    if (!head || named.current === url) return;
    named.current = url;
    const name = () => {
      if (named.current !== url) return;
      const { title, description } = namedHead(head({ ...page, intl }), shop, intl);
      document.title = title;
      setMeta('meta[name="description"]', description);
      setMeta('meta[property="og:title"]', title);
    };
    name();
    shown?.(page).then(name, () => {});
  }, [head, shown, url, page, intl, shop]);
};

/** The effects of a page on its window: its name, its colours, the counted visit, and the sign of a navigation under way. */
export const PageEffects = () => {
  const handle = useHandle();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  useHead(handle);
  const colorMode = handle.colorMode ?? null;
  useEffect(() => forceColorMode(colorMode), [colorMode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, in front of the page's own events
  useEffect(() => track({ event: 'page_view', page_path: window.location.pathname }), [pathname]);
  // A slow network shows the press.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', state !== 'idle');
  }, [state]);
  return null;
};
