import { Component, type ReactNode, Suspense } from 'react';
import { windowText } from '../i18n/window-texts.ts';
import { showToast, showToastOverReload } from '../ui/feedback/toast.ts';
import { isMissingCode, reloadForMissingCode } from './newer-build.ts';

type LaterProps = {
  /** Stands there until the code has come, and when it does not come. */
  fallback?: ReactNode;
  /**
   * What becomes of a part whose code cannot be fetched. As a rule the visitor is told, and the page is loaded anew. Where
   * that would take away what they have typed, `stay` only tells; what a window can do without is `silent`.
   */
  missing?: 'reload' | 'stay' | 'silent';
  /** Called when the code cannot be fetched. */
  onMissing?: () => void;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null };

/**
 * Around components of `React.lazy`: the server prints them, and the browser fetches their code when they are shown. Code
 * that does not come takes nothing else of the page or the dialog away; any other failure is the page's.
 */
export class Later extends Component<LaterProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    const { missing = 'reload', onMissing } = this.props;
    if (!isMissingCode(error)) return;
    onMissing?.();
    if (missing === 'silent') return;
    const toast = { title: windowText('shell.failure.NETWORK'), color: 'error' } as const;
    if (missing === 'stay') return showToast(toast);
    showToastOverReload(toast);
    reloadForMissingCode(error);
  }

  override render() {
    const { fallback = null, children } = this.props;
    const { failure } = this.state;
    if (failure && !isMissingCode(failure.error)) throw failure.error;
    return failure ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
