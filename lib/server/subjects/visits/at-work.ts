import { isUnderWay } from '@/lib/domain/visits/states';
import type { Db } from '@/lib/server/kernel/db/db';
import { visitsOf } from './repo';

/** Whether a crew is on its way to an order, or there: what is changed then is said to the crew or to the office. */
export const isCrewAtWork = async (db: Db, orderId: string): Promise<boolean> =>
  (await visitsOf(db, orderId)).some(({ state }) => isUnderWay(state));
