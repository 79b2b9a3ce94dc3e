import type { RouteObject } from 'react-router';
import { underIntl } from '../i18n/account-texts.tsx';
import { fetchAccountIntl } from '../i18n/window-texts.ts';
import type { HeadContext, PageHandle } from './page.ts';

/** The exports of a page's file. */
export type PageModule = Pick<RouteObject, 'Component' | 'loader' | 'handle' | 'shouldRevalidate'>;

/** A page with account texts, which load in parallel with its code. The server has all texts. */
export const accountPage = async (load: () => Promise<PageModule>): Promise<PageModule> => {
  const [page, intl] = await Promise.all([load(), import.meta.env.SSR ? null : fetchAccountIntl()]);
  const { Component } = page;
  const { head, ...rest }: PageHandle = page.handle ?? {};
  return {
    ...page,
    Component: intl && Component ? underIntl(intl, Component) : Component,
    handle: {
      ...rest,
      hasAccountTexts: true,
      head: head && ((context: HeadContext) => head(intl ? { ...context, intl } : context)),
    },
  };
};
