import { Component, type ComponentType, type ReactNode, use, useEffect, useInsertionEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { MatchedRoute } from '../routing/match-route.ts';
import { reloadOnceForMissingChunk } from '../routing/missing-chunk.ts';
import { NotFoundError } from '../routing/not-found.ts';
import type { Layout, PageModule } from '../routing/page.ts';
import { CurrentPageContext } from '../routing/page-scope.tsx';
import { useRouter } from '../routing/router-scope.tsx';
import { useChosenBranch } from '../session/branch-scope.tsx';
import { useSession } from '../session/viewer-scope.tsx';
import { PrivacyChoices } from '../tracking/privacy-choices.tsx';
import { forceColorMode } from '../ui/color-mode.ts';
import { wearWholeSheet } from '../ui/theme/whole-sheet.ts';
import { DashboardLayout } from './dashboard-layout.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { ErrorPage } from './error-page.tsx';
import { GuestRefusal } from './guest-refusal.tsx';
import * as styles from './layout.styles.ts';
import { MainContent, SkipLink } from './main-content.tsx';
import { PageHead } from './page-head.tsx';

/** The page alone, without site chrome; only the consent can be withdrawn here too. */
const BlankLayout = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <MainContent className={styles.blankMain}>{children}</MainContent>
    <PrivacyChoices className={styles.blankLink} />
  </>
);

const layouts: Record<Layout, ComponentType<{ children: ReactNode }>> = {
  blank: BlankLayout,
  dashboard: DashboardLayout,
  default: DefaultLayout,
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
  const LayoutView = layouts[matched.route.layout];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page needs more styles
  useInsertionEffect(wearWholeSheet, [module]);
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

/** Waits for the page's code. The component has no other hook: React counts hooks when it resumes. */
const MatchedPage = ({ matched }: { matched: MatchedRoute }) => {
  const { loader } = useRouter();
  const module = loader.ready(matched.route) ?? use(loader.load(matched.route));
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
