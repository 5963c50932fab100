import dynamic from 'next/dynamic';
import { type ComponentProps, lazy } from 'react';
import { useIsAdopted } from '@/components/ui/Island/use-is-adopted';
import type { ChangePage } from './ChangePage';

/** Drawn by the server, with its styles. */
const Sent = dynamic(() => import('./ChangePage').then((module) => module.ChangePage));
/** Reached from the order, which stands until the code is there: dynamic would draw nothing meanwhile. */
const Fetched = lazy(async () => ({ default: (await import('./ChangePage')).ChangePage }));

/** The page of a change. Its code comes only when somebody wants to change something: most guests only look. */
export function FetchedChangePage(props: ComponentProps<typeof ChangePage>) {
  return useIsAdopted() ? <Sent {...props} /> : <Fetched {...props} />;
}
