import { Component, type ReactNode } from 'react';
import type { Readable } from '../browser/store';

interface ErrorBoundaryProps {
  /** What the children show. Another value shows them again. */
  of?: unknown;
  /** Its next change shows them again, too. */
  until?: Readable<unknown>;
  /** Without it, nothing shows. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  of?: unknown;
  hasFailed: boolean;
}

/** Shows its fallback once something inside throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { of: this.props.of, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return of === state.of ? null : { of, hasFailed: false };
  }

  override componentDidCatch() {
    const subscription = this.props.until?.subscribe(() => {
      subscription?.unsubscribe();
      this.setState({ hasFailed: false });
    });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
