import { Component, type ReactNode, Suspense } from 'react';
import { windowText } from '../i18n/window-texts.ts';
import { showToastOverReload } from '../ui/feedback/toast.ts';
import { isMissingCode, reloadForMissingCode } from './newer-build.ts';

type LaterProps = {
  /** Shown while the code loads, and when it fails to load. */
  fallback?: ReactNode;
  /** Nothing happens when its code cannot be loaded. */
  isOptional?: true;
  /** Called when the code cannot be loaded. */
  onMissing?: () => void;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null };

/** Reloads the page when code is missing, which the page then says. */
export const reloadWithToast = (error: unknown): void => {
  showToastOverReload({ title: windowText('shell.failure.NETWORK'), color: 'error' });
  reloadForMissingCode(error);
};

/**
 * Around components of `React.lazy`: the server prints them, and the browser loads their code when they are shown. Failed
 * loading leaves the rest of the page or the dialog as it is; the page handles any other error.
 */
export class Later extends Component<LaterProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    const { isOptional, onMissing } = this.props;
    if (isOptional || !isMissingCode(error)) return;
    onMissing?.();
    reloadWithToast(error);
  }

  override render() {
    const { fallback = null, children } = this.props;
    const { failure } = this.state;
    if (failure && !isMissingCode(failure.error)) throw failure.error;
    return failure ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
