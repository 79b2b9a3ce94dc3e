import { Component, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { useShopIntl } from '../i18n/use-text.ts';
import { reloadOnceForMissingChunk } from '../routing/newer-build.ts';
import { CurrentPageContext, NotFoundError, type PageContext, type PageModule } from '../routing/page.ts';
import type { MatchedRoute } from '../routing/route-table.ts';
import { useRouter } from '../routing/router-scope.tsx';
import { useChosenBranch } from '../session/chosen-branch.ts';
import { signInPath } from '../session/return-path.ts';
import { useSession, useStorefront } from '../session/viewer-scope.tsx';
import { track } from '../tracking/track.ts';
import { forceColorMode } from '../ui/color-mode.ts';
import { ErrorPage } from './error-page.tsx';
import { DefaultLayout, layouts } from './layouts.tsx';

const setMeta = (selector: string, content: string) =>
  document.head.querySelector(selector)?.setAttribute('content', content);

/**
 * Keeps title and description in step while the visitor moves; the first page has them from the server. A page that
 * is named after its data is named again when they are there.
 */
const PageHead = ({ context, module }: { context: PageContext; module: PageModule }) => {
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
    Promise.resolve(module.prefetch?.(context))
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

/** A guest on a signed-in page goes to the home page in their language, where the sign-in wizard opens. */
const GuestRefusal = () => {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  useEffect(() => {
    window.location.replace(signInPath(localePath(locale, '/'), localePath(locale, pathname) + search));
  }, [locale, pathname, search]);
  return null;
};

type Props = {
  /** A new value renders the content again. */
  attempt: string;
  /** What to show instead of content that failed with this error. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null };

/**
 * Contains the failure of a page, so that the rest of the shop stays. A chunk of an older build is answered by one
 * reload.
 */
class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(before: Props, { failure }: State) {
    if (failure && before.attempt !== this.props.attempt) this.setState({ failure: null });
  }

  override componentDidCatch(error: unknown) {
    reloadOnceForMissingChunk(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}

/** The server's outcome for the first page; null when it was the page itself. */
export type PageOutcome = { key: string; status: 403 | 404 | 500 };

const ErrorView = ({ status, isKnown = true }: { status: PageOutcome['status']; isKnown?: boolean }) => (
  <DefaultLayout>
    <ErrorPage status={status} isGone={status === 404 && isKnown} />
  </DefaultLayout>
);

const LoadedPage = ({ matched, module }: { matched: MatchedRoute; module: PageModule }) => {
  const { loader } = useRouter();
  const { search } = useLocation();
  const { chosen } = useChosenBranch();
  const context = useMemo(
    () => ({ ...loader.contextOf(matched, new URLSearchParams(search)), branch: chosen }),
    [loader, matched, search, chosen],
  );
  const isRoom = useSession() !== null && matched.route.isRoom;
  const LayoutView = layouts[isRoom ? 'dashboard' : matched.route.layout];
  useEffect(() => forceColorMode(module.colorMode ?? null), [module]);
  return (
    <CurrentPageContext value={context}>
      <PageHead context={context} module={module} />
      <LayoutView>
        <module.Page />
      </LayoutView>
    </CurrentPageContext>
  );
};

const failureView = (error: unknown) => <ErrorView status={error instanceof NotFoundError ? 404 : 500} />;

/** Waits for the page's code. */
const MatchedPage = ({ matched }: { matched: MatchedRoute }) => {
  const module = use(useRouter().loader.load(matched.route));
  return <LoadedPage matched={matched} module={module} />;
};

/** The page of the current URL, behind its guard, inside its layout. */
export const CurrentPage = ({ outcome }: { outcome: PageOutcome | null }) => {
  const { loader } = useRouter();
  const session = useSession();
  const { key, pathname } = useLocation();
  const matched = useMemo(() => loader.table.match(pathname), [loader, pathname]);
  if (outcome?.key === key) return <ErrorView status={outcome.status} isKnown={matched !== null} />;
  if (!matched) return <ErrorView status={404} isKnown={false} />;
  if (matched.route.access !== 'public' && !session) return <GuestRefusal />;
  return (
    <ErrorBoundary key={pathname} attempt={key} fallback={failureView}>
      <MatchedPage matched={matched} />
    </ErrorBoundary>
  );
};
