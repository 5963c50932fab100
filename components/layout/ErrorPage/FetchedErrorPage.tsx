import { type ComponentProps, lazy, Suspense } from 'react';
import type { ErrorPage } from './ErrorPage';
import './ErrorPage?styles';

const Fetched = lazy(async () => ({ default: (await import('./ErrorPage')).ErrorPage }));

/** The error page, whose code comes when there is an error. */
export function FetchedErrorPage(props: ComponentProps<typeof ErrorPage>) {
  return (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
}
