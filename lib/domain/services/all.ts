import { CLEANING } from './cleaning/cleaning';
import type { FlowId } from './flows';
import { MOVING } from './moving/moving';
import type { Service } from './service';
import { STORAGE_RETURN } from './storage-return/storage-return';
import { STORAGE } from './storage/storage';

/** All bookable services. A new service is a folder here and an entry. */
export const SERVICES = {
  moving: MOVING,
  storage: STORAGE,
  'storage-return': STORAGE_RETURN,
  cleaning: CLEANING,
} as const satisfies { readonly [F in FlowId]: Pick<Service<F>, 'id'> };

/**
 * Returns the service of a flow, for code that treats all services alike. Pass only data of the same flow: the types
 * cannot express this for a flow known at run time, hence the cast.
 */
export const serviceOf = (flow: FlowId): Service => SERVICES[flow] as unknown as Service;
