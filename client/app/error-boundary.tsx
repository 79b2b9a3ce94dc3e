import { Component, type ReactNode } from 'react';
import { reloadOnceForMissingChunk } from './missing-chunk.ts';

type Props = { fallback: ReactNode; children: ReactNode };

/** Keeps a failing page from taking the shop with it. A chunk of an older build is answered by one reload. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reloadOnceForMissingChunk(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
