import dynamic from 'next/dynamic';
import { type ComponentProps, lazy } from 'react';
import { useIsAdopted } from '@/components/ui/Island/hydration';
import type { ChangePage } from './ChangePage';

const Sent = dynamic(() => import('./ChangePage').then((module) => module.ChangePage));
/** Loaded from the order page, which stays until the code has arrived. `dynamic` would render nothing meanwhile. */
const Fetched = lazy(async () => ({ default: (await import('./ChangePage')).ChangePage }));

/** Renders the page of a change. Its code loads on demand, because most customers only look at their order. */
export function FetchedChangePage(props: ComponentProps<typeof ChangePage>) {
  return useIsAdopted() ? <Sent {...props} /> : <Fetched {...props} />;
}
