import './ErrorPage?styles';
import { Component, Suspense, lazy, type ComponentProps, type ReactNode } from 'react';
import type { ErrorPage } from './ErrorPage';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly resetKey: string;
  /** Returns the replacement for the page, given the error's message. */
  readonly fallback: (message: string | undefined) => ReactNode;
};

type State = { readonly error: unknown };

/** Reports a render error and shows the fallback instead of an empty page (ERR-2). */
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

const Fetched = lazy(async () => ({ default: (await import('./ErrorPage')).ErrorPage }));

export function FetchedErrorPage(props: ComponentProps<typeof ErrorPage>) {
  return (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
}
