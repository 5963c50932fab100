import { useEffect, type ComponentType } from 'react';
import { island } from '@/components/ui/Island/island';
import './AccountBody?styles';
import { hydrateUnits } from './ChooseThings/hydrate-units';
import type { AccountBodyProps } from './types';

/** Reloads the page after a client-side navigation to the account, because only the server can draw its units. */
function LoadWhole(): null {
  useEffect(() => window.location.reload(), []);
  return null;
}

/** The build drops the unused branch, so packing and drawing stay on the server. */
const load = async (): Promise<ComponentType<AccountBodyProps>> =>
  typeof window === 'undefined' ? (await import('./AccountBody')).AccountBody : LoadWhole;

/** Renders a page of the account, of which only the units to choose from are hydrated. */
export const AccountPage = island(load, { when: 'never', onAdopt: hydrateUnits });
