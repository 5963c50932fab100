import { randomUUID } from 'node:crypto';
import type { checkoutLead } from '@/lib/contracts/checkout';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { requestQuote } from '@/lib/contracts/enquiries';
import { minutesAfter } from '@/lib/domain/durations';
import { findDraft } from '@/lib/server/modules/drafts/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { announceEnquiry, copyToSender } from './announce';
import type { EnquiryType } from './enquiry-types';
import { FORM, contactOf, limitContact } from './form';
import { formStamp, type FormGuards } from './guards';
import { holdForm } from './held-forms';
import { isEnquiryKnown, upsertEnquiry } from './repo';
import { submitForm, suspicionOfForm, type FormPost } from './submit';

/**
 * Minutes until the operator hears of a visitor who has not ordered and may need a call. The message is dropped when
 * the draft becomes an order first.
 */
const OPERATOR_DELAY_MINUTES = 60;

export function enquiriesService(deps: Deps) {
  const { db, now, config } = deps;
  return {
    /** Submits a form of the website. Throws RateLimited. */
    submit: (post: FormPost, guards: FormGuards): Promise<void> => submitForm(deps, post, guards),

    /** Returns the hidden field FORM_STAMP for a form that the server renders. */
    stamp: async (): Promise<string> => formStamp(await readSecret(db, config.secretKey), now()),

    /**
     * Stores one price request per idempotency key and notifies the operator at once. Holds a suspicious request, with
     * the same answer.
     * Throws RateLimited when one phone number or mailbox asks too often.
     */
    requested: async (
      request: RequestOf<typeof requestQuote>,
      guards: FormGuards,
    ): Promise<ResponseOf<typeof requestQuote>> => {
      const { idempotencyKey, service, ...body } = request;
      const at = now();
      const sent = FORM.write(body);
      const type = `${service}_by_request` satisfies EnquiryType;
      const suspicion = suspicionOfForm(body, guards);
      if (suspicion) {
        await holdForm(deps, type, sent, suspicion);
        return { leadId: randomUUID() };
      }
      const [contact, secret] = [contactOf(body), await readSecret(db, config.secretKey)];
      const dedupeKey = `request:${idempotencyKey}`;
      if (!(await isEnquiryKnown(db, dedupeKey))) await limitContact(db, secret, 'request_quote', contact, at);
      const enquiryId = await transact(db, async (trx) => {
        const id = await upsertEnquiry(trx, {
          id: randomUUID(),
          type,
          body_json: sent,
          dedupe_key: dedupeKey,
          draft_id: null,
          created_at: at.toISOString(),
          ...contact,
        });
        await announceEnquiry(trx, id, { now: at });
        await copyToSender(trx, secret, { id, type, ...contact }, at);
        return id;
      });
      wakeOutbox();
      return { leadId: enquiryId };
    },

    /**
     * Stores one enquiry per draft, however often the visitor types, and notifies the operator once. Throws Problem
     * not_found.
     */
    checkout: async (request: RequestOf<typeof checkoutLead>): Promise<ResponseOf<typeof checkoutLead>> => {
      const { draftId, ...contact } = request;
      const at = now();
      return transact(db, async (trx) => {
        const draft = await findDraft(trx, draftId);
        if (!draft || draft.expires_at <= at.toISOString()) throw new Problem('not_found');
        const enquiryId = await upsertEnquiry(trx, {
          id: randomUUID(),
          type: 'checkout',
          body_json: FORM.write(contact),
          dedupe_key: `checkout:${draftId}`,
          draft_id: draftId,
          created_at: at.toISOString(),
          ...contactOf(contact),
        });
        await announceEnquiry(trx, enquiryId, { now: at, availableAt: minutesAfter(at, OPERATOR_DELAY_MINUTES) });
        return { leadId: enquiryId };
      });
    },
  };
}
