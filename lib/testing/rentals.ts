import { randomUUID } from 'node:crypto';
import type { StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { addDays, londonDate } from '@/lib/domain/london-time';
import { priceStorage } from '@/lib/domain/pricing/storage';
import type { FlowId } from '@/lib/domain/services/flows';
import { storageTerms, storageToOrderLike } from '@/lib/domain/services/storage/storage';
import { newReference } from '@/lib/server/modules/booking/create';
import { documentsOf } from '@/lib/server/modules/orders/documents';
import { insertOrder } from '@/lib/server/modules/orders/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { hashToken, orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { anItem } from './moves';
import { aStorage, fullStorageAnswers } from './services';

/** A storage order with the key of its page. */
export type Rental = { readonly orderId: string; readonly reference: string; readonly token: string };

/** The usual contents of a 6 × 4 ft unit, whose return therefore costs as much as that of a unit without a list. */
export const FULL_UNIT = anItem(134, { id: 'custom_things', title: 'Things' });

/** Creates a rental that was collected three weeks ago, so that it uses none of today's slots, payments or messages. */
export async function aRental(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  changes: Partial<StorageAnswers> = {},
): Promise<Rental> {
  const since = addDays(londonDate(now()), -21);
  const dates = { storageCollectionDate: since };
  const answers = fullStorageAnswers({ furnitureItems: [FULL_UNIT], dates, ...changes });
  const { storageSpace, storageTerm, squareFeet, furnitureItems } = answers;
  if (storageSpace === '' || storageTerm === '') throw new Error('A store without a unit');
  const quote = priceStorage(aStorage({ storageSpace, storageTerm, squareFeet, furnitureItems }));
  const [id, reference] = [randomUUID(), newReference()];
  const token = orderToken(await readSecret(db, config.secretKey), id);
  const at = new Date(now().getTime() - 28 * 24 * 60 * 60 * 1000).toISOString();
  await transact(db, (trx) =>
    insertOrder(trx, {
      id,
      reference,
      token_hash: hashToken(token),
      idempotency_key: randomUUID(),
      request_hash: '',
      draft_id: null,
      flow: 'storage',
      state: 'completed',
      ...documentsOf({
        order: { ...storageToOrderLike(answers, quote), ...storageTerms(answers, quote) },
        quote,
        services: ['STORAGE_COLLECTION', 'STORAGE'],
      }),
      square_feet: squareFeet,
      total_pence: quote.totalWithDiscount,
      starts_within_14_days: 0,
      email: answers.email,
      hold_expires_at: at,
      created_at: at,
      updated_at: at,
      calendar_sequence: 1,
      confirmed_at: at,
      services_agreed_at: null,
      added_at_json: null,
      store_order_id: null,
      helper_id: null,
      booked_by: null,
      checklist: '',
      home: '',
    }),
  );
  return { orderId: id, reference, token };
}

/** Returns the proof that an order of a flow needs: the key of a rental for a return, nothing for others (OWN-1). */
export async function proofFor(deps: Pick<Deps, 'db' | 'now' | 'config'>, flow: FlowId) {
  if (flow !== 'storage-return') return {};
  const { reference, token } = await aRental(deps);
  return { store: { reference, token } };
}
