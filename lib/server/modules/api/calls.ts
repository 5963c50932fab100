import type { Endpoint } from '@/lib/contracts/endpoint';
import { accountCalls } from '@/lib/server/modules/accounts/calls';
import { crewCalls } from '@/lib/server/modules/crew/calls';
import { formCalls } from '@/lib/server/modules/enquiries/calls';
import { afterwardsCalls, orderCalls, storageCalls } from '@/lib/server/modules/orders/calls';
import { quoteCalls } from '@/lib/server/modules/quotes/calls';
import { returnCalls } from '@/lib/server/modules/returns/calls';
import { sharedListCalls } from '@/lib/server/modules/shared-lists/calls';
import type { Call } from '@/lib/server/platform/http/call';

/** The desk has a table of its own. */
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
