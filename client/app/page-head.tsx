import { useEffect } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { Head, HeadContext, PageContext } from '../routing/page.ts';

const setMeta = (selector: string, attribute: string, value: string) => {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
};

/** Keeps title and description in step while the visitor moves; the first page has them from the server. */
export const PageHead = ({ context, head }: { context: PageContext; head: (context: HeadContext) => Head }) => {
  const intl = useTexts();
  useEffect(() => {
    const { title, description } = head({ ...context, intl });
    document.title = title;
    setMeta('meta[name="description"]', 'content', description ?? '');
    setMeta('meta[property="og:title"]', 'content', title);
  }, [context, head, intl]);
  return null;
};
