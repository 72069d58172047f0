import { Component, type ReactNode } from "react";

type MapBoundaryProps = {
  children: ReactNode;
  fallback: ReactNode;
  onError?: (error: unknown) => void;
};

/** An error boundary: a map that throws is replaced by `fallback`. */
export class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
