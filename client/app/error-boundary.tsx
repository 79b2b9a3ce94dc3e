import { Component, type ReactNode } from 'react';
import { reloadOnceForMissingChunk } from './missing-chunk.ts';

type Props = {
  /** A new value renders the content again. */
  attempt: string;
  /** What to show instead of content that failed with this error. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
};

type State = { failure: { error: unknown; attempt: string } | null };

/**
 * Contains the failure of a page, so that the rest of the shop stays. A chunk of an older build is answered by one
 * reload.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, attempt: '' } };
  }

  static getDerivedStateFromProps({ attempt }: Props, { failure }: State): State | null {
    if (!failure) return null;
    if (failure.attempt === '') return { failure: { ...failure, attempt } };
    return failure.attempt === attempt ? null : { failure: null };
  }

  override componentDidCatch(error: unknown) {
    reloadOnceForMissingChunk(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
