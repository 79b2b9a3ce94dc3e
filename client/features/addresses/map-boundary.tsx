import { Component, type ReactNode } from 'react';

type MapBoundaryProps = { onFailure: () => void; children: ReactNode };

/** A map that cannot be fetched or drawn is told; the form around it lives on. */
export class MapBoundary extends Component<MapBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
