import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  of?: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  of?: string | undefined;
  hasFailed: boolean;
}

/** Shows its fallback until `of`, which names what the children show, changes. */
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
