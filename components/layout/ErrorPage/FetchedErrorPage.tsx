import { type ComponentProps, lazy, Suspense } from 'react';
import type { ErrorPage } from './ErrorPage';
import './ErrorPage?styles';

const Fetched = lazy(async () => ({ default: (await import('./ErrorPage')).ErrorPage }));

/** Renders the error page and fetches its code on demand. */
export function FetchedErrorPage(props: ComponentProps<typeof ErrorPage>) {
  return (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
}
