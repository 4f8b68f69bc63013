import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What the children show. With something else, they are rendered again. */
  of?: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  of?: string | undefined;
  hasFailed: boolean;
}

/** Shows its fallback when its children cannot be rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return of === state.of ? null : { of, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
