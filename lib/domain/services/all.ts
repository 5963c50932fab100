import { CLEANING } from './cleaning/cleaning';
import type { FlowId } from './flows';
import { MOVING } from './moving/moving';
import type { Service } from './service';
import { STORAGE_RETURN } from './storage-return/storage-return';
import { STORAGE } from './storage/storage';

/** Every service that can be booked. A new one is a folder here and a line. */
export const SERVICES = {
  moving: MOVING,
  storage: STORAGE,
  'storage-return': STORAGE_RETURN,
  cleaning: CLEANING,
} as const satisfies { readonly [F in FlowId]: Pick<Service<F>, 'id'> };

/**
 * The service of a flow, for code that treats all alike. What it is given must be its own: answers that came with this
 * flow, or what it made itself. The types cannot say so of a flow that is known only at run time, hence the one cast.
 */
export const serviceOf = (flow: FlowId): Service => SERVICES[flow] as unknown as Service;
