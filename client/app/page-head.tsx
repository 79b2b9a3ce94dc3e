import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useShopIntl } from '../i18n/use-text.ts';
import type { PageContext, PageModule } from '../routing/page.ts';
import { useStorefront } from '../session/viewer-scope.tsx';
import { track } from '../tracking/track.ts';

const setMeta = (selector: string, content: string) =>
  document.head.querySelector(selector)?.setAttribute('content', content);

/**
 * Keeps title and description in step while the visitor moves; the first page has them from the server. A page that
 * is named after its data is named again when they are there.
 */
export const PageHead = ({ context, module }: { context: PageContext; module: PageModule }) => {
  const intl = useShopIntl();
  const { pathname } = useLocation();
  const shop = useStorefront()?.name ?? intl.formatMessage({ id: 'shell.brand' });
  const isFirst = useRef(true);
  useEffect(() => {
    // The document names the first page; the code that names the others comes with them.
    const isNamed = isFirst.current;
    isFirst.current = false;
    if (isNamed) return undefined;
    let isShown = true;
    const update = async () => {
      const { namedHead } = await import('../routing/named-head.ts');
      if (!isShown) return;
      const { title, description } = namedHead(module.head({ ...context, intl }), shop, intl);
      document.title = title;
      setMeta('meta[name="description"]', description);
      setMeta('meta[property="og:title"]', title);
    };
    update().catch(() => {});
    module
      .prefetch?.(context)
      .then(update)
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [context, module, intl, shop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, in front of what the page itself tells
  useEffect(() => track({ event: 'page_view', page_path: window.location.pathname }), [pathname]);
  return null;
};
