import { randomUUID } from 'node:crypto';
import type { checkoutLead } from '@/lib/contracts/checkout';
import type { requestQuote } from '@/lib/contracts/enquiries';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { transact } from '../db/transact';
import type { Deps } from '../deps';
import { findDraft } from '../drafts/repo';
import { Problem } from '../http/problem';
import { minutesAfter } from '../orders/hold';
import { enqueue } from '../outbox/enqueue';
import { wakeOutbox } from '../outbox/wake';
import { upsertLead } from './repo';

/** Who has not ordered by then may need a call. The message is dropped when the draft has become an order meanwhile. */
const OPERATOR_DELAY_MINUTES = 60;

export function leadsService({ db, now }: Deps) {
  return {
    /** One lead an idempotency key; the operator hears of it at once. */
    requested: async (request: RequestOf<typeof requestQuote>): Promise<ResponseOf<typeof requestQuote>> => {
      const { idempotencyKey, service, ...body } = request;
      const at = now();
      const leadId = await transact(db, async (trx) => {
        const id = await upsertLead(trx, {
          id: randomUUID(),
          type: `${service}_by_request`,
          body_json: JSON.stringify(body),
          dedupe_key: `request:${idempotencyKey}`,
          draft_id: null,
          created_at: at.toISOString(),
        });
        const dedupeKey = `lead.created.operator:${id}`;
        await enqueue(trx, 'lead.created.operator', { leadId: id }, { dedupeKey, now: at });
        return id;
      });
      wakeOutbox();
      return { leadId };
    },

    /** One lead a draft, whatever is typed how often; the operator hears of it once. Throws Problem not_found. */
    checkout: async (request: RequestOf<typeof checkoutLead>): Promise<ResponseOf<typeof checkoutLead>> => {
      const { draftId, ...contact } = request;
      const at = now();
      return transact(db, async (trx) => {
        const draft = await findDraft(trx, draftId);
        if (!draft || draft.expires_at <= at.toISOString()) throw new Problem('not_found');
        const leadId = await upsertLead(trx, {
          id: randomUUID(),
          type: 'checkout',
          body_json: JSON.stringify(contact),
          dedupe_key: `checkout:${draftId}`,
          draft_id: draftId,
          created_at: at.toISOString(),
        });
        await enqueue(
          trx,
          'lead.created.operator',
          { leadId },
          {
            dedupeKey: `lead.created.operator:${leadId}`,
            now: at,
            availableAt: minutesAfter(at, OPERATOR_DELAY_MINUTES),
          },
        );
        return { leadId };
      });
    },
  };
}
