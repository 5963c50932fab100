import type { Trx } from '@/lib/server/platform/db/db';
import { endExtraSessions } from '@/lib/server/modules/ledger/end-sessions';
import { findExtra } from './repo';
import { takeStep } from './write-down';

/** Takes back what a customer has chosen and not paid; the order's row is locked. False for what is paid. */
export async function withdrawChosen(trx: Trx, extraId: string, at: Date): Promise<boolean> {
  const extra = await findExtra(trx, extraId);
  if (!extra || extra.state === 'withdrawn') return true;
  if (!(await takeStep(trx, extra, { step: 'withdraw', cause: 'visitor', at }))) return false;
  await endExtraSessions(trx, { extraId, at });
  return true;
}
