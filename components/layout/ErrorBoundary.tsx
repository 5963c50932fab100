import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  /** Another key (the next page's path) is another attempt. */
  readonly resetKey: string;
  /** What stands in for the page, told the error's message. */
  readonly fallback: (message: string | undefined) => ReactNode;
};

type State = { readonly error: unknown };

/** ERR-2: a render error is reported, and shown instead of an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (previous.resetKey !== this.props.resetKey && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(error instanceof Error && error.message ? error.message : undefined);
  }
}
