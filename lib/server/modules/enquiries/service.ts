import { createHmac, randomUUID } from 'node:crypto';
import type { checkoutLead } from '@/lib/contracts/checkout';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { requestQuote } from '@/lib/contracts/enquiries';
import { DAY_MINUTES, minutesAfter } from '@/lib/domain/durations';
import { suspicionOf, type Suspicion } from '@/lib/domain/enquiries/held-form';
import { findDraft } from '@/lib/server/modules/drafts/repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { announceEnquiry, storeEnquiry } from './announce';
import type { EnquiryType } from './enquiry-types';
import { FORM, contactOf, limitContact, type SentForm } from './form';
import { formStamp, type FormGuards } from './guards';
import { holdForm } from './held-forms';
import { isEnquiryKnown, isKeyTaken, takeKey, upsertEnquiry } from './repo';

/** Minutes until the operator hears of a visitor who has not ordered. An order drops the message. */
const OPERATOR_DELAY_MINUTES = 60;

export function enquiriesService(deps: Deps) {
  const { db, now, config } = deps;
  return {
    submit: (post: FormPost, guards: FormGuards): Promise<void> => submitForm(deps, post, guards),

    /** Returns the hidden field FORM_STAMP of a form. */
    stamp: async (): Promise<string> => formStamp(await readSecret(db, config.secretKey), now()),

    /** Stores one price request per idempotency key, or holds a suspicious one. Throws RateLimited. */
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
      const enquiry = { type, body_json: sent, dedupe_key: dedupeKey, ...contact };
      const enquiryId = await transact(db, (trx) => storeEnquiry(trx, secret, enquiry, at));
      wakeOutbox();
      return { leadId: enquiryId };
    },

    /** Stores one enquiry per draft, and tells the operator once. Throws Problem not_found. */
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

/** `type` is the type in website_form, or the name of the form's own endpoint. */
export type FormPost = { readonly type: string; readonly body: SentForm };

/** Minutes in which the same answers count once (assumption): a double click, a reload, a second try. */
const SAME_CONTENT_MINUTES = 10;
/** Minutes for a request with a key, which one of our programs may retry much later. */
const SAME_KEY_MINUTES = DAY_MINUTES;

/** A phone number and its prefix are one field. */
const fieldsIn = (body: object): number => Object.keys(body).filter((name) => name !== 'phonePrefix').length;

const suspicionOfForm = (body: object, guards: FormGuards): Suspicion | null =>
  suspicionOf({ ...guards, fields: fieldsIn(body) });

/** Stores a form as an enquiry, once, or holds a suspicious one. Throws RateLimited. */
export async function submitForm(deps: Deps, { type, body }: FormPost, guards: FormGuards): Promise<void> {
  const { db, now, config } = deps;
  const at = now();
  const sent = FORM.write(body);
  const suspicion = suspicionOfForm(body, guards);
  if (suspicion) return holdForm(deps, type, sent, suspicion);

  const secret = await readSecret(db, config.secretKey);
  const keyed = (...words: readonly string[]) =>
    createHmac('sha256', secret).update(words.join('\n')).digest('base64url');
  // A corrected answer under the old idempotency key is a new enquiry.
  const key = keyed('lead', type, guards.idempotencyKey ?? '', sent);
  if (await isKeyTaken(db, key, at)) return;

  const contact = contactOf(body);
  await limitContact(db, secret, type, contact, at);

  const minutes = guards.idempotencyKey === null ? SAME_CONTENT_MINUTES : SAME_KEY_MINUTES;
  const id = randomUUID();
  await transact(db, async (trx) => {
    if (!(await takeKey(trx, { key, lead_id: id, expires_at: minutesAfter(at, minutes).toISOString() }, at))) return;
    await storeEnquiry(trx, secret, { id, type, body_json: sent, dedupe_key: `form:${id}`, ...contact }, at);
  });
  wakeOutbox();
}
