import type { ComponentType } from 'react';
import { island } from '@/components/ui/Island/island';
import './AccountBody?styles';
import { wakeUnits } from './ChooseThings/wake-units';
import type { AccountBodyProps } from './types';

/** The build leaves the other branch out of either side: packing and drawing stay on the server. */
const load = async (): Promise<ComponentType<AccountBodyProps>> =>
  typeof window === 'undefined'
    ? (await import('./AccountBody')).AccountBody
    : (await import('./load-whole')).LoadWhole;

/** A page of the account: links and forms, so its markup comes without its code; the units to choose from wake. */
export const AccountPage = island(load, { when: 'never', onAdopt: wakeUnits });
