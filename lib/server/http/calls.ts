import type { Endpoint } from '@/lib/contracts/endpoint';
import { accountCalls } from './accounts/calls';
import type { Call } from './call';
import { crewCalls } from './crew/calls';
import { formCalls } from './forms/calls';
import { afterwardsCalls, orderCalls, storageCalls } from './orders/calls';
import { quoteCalls } from './quotes/calls';
import { returnCalls } from './returns/calls';
import { sharedListCalls } from './shared-lists/calls';

/** Every call of the backend, with the function that answers it. The desk has a table of its own. */
export const CALLS: readonly Call[] = [
  ...quoteCalls,
  ...orderCalls,
  ...storageCalls,
  ...returnCalls,
  ...afterwardsCalls,
  ...sharedListCalls,
  ...accountCalls,
  ...formCalls,
  ...crewCalls,
];

export const CONTRACTS: readonly Endpoint[] = CALLS.map(({ contract }) => contract);
