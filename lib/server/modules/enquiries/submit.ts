import { createHmac, randomUUID } from 'node:crypto';
import { minutesAfter, DAY_MINUTES } from '@/lib/domain/durations';
import { suspicionOf, type Suspicion } from '@/lib/domain/enquiries/held-form';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { announceEnquiry, copyToSender } from './announce';
import { FORM, contactOf, limitContact, type SentForm } from './form';
import type { FormGuards } from './guards';
import { holdForm } from './held-forms';
import { isKeyTaken, takeKey, upsertEnquiry } from './repo';

/** The validated answers of a form. `type`: the type in website_form, or the name of the form's own endpoint. */
export type FormPost = { readonly type: string; readonly body: SentForm };

/** Minutes in which the same answers of one form count once (assumption): a double click, a reload, a second try. */
const SAME_CONTENT_MINUTES = 10;
/** Minutes for a request with an idempotency key, which one of our programs may retry much later. */
const SAME_KEY_MINUTES = DAY_MINUTES;

/** Counts the fields of a form. A phone number and its prefix are one field. */
const fieldsIn = (body: object): number => Object.keys(body).filter((name) => name !== 'phonePrefix').length;

/** Returns why a form looks automated, or null. */
export const suspicionOfForm = (body: object, guards: FormGuards): Suspicion | null =>
  suspicionOf({ ...guards, fields: fieldsIn(body) });

/**
 * Stores a form as an enquiry, once, with its messages in one transaction. Holds a suspicious form instead.
 * Throws RateLimited when one phone number or mailbox sends too much.
 */
export async function submitForm(deps: Deps, { type, body }: FormPost, guards: FormGuards): Promise<void> {
  const { db, now, config } = deps;
  const at = now();
  const sent = FORM.write(body);
  const suspicion = suspicionOfForm(body, guards);
  if (suspicion) return holdForm(deps, type, sent, suspicion);

  const secret = await readSecret(db, config.secretKey);
  const keyed = (...words: readonly string[]) =>
    createHmac('sha256', secret).update(words.join('\n')).digest('base64url');
  // The key includes the content: a corrected answer under the old idempotency key is a new enquiry.
  const key = keyed('lead', type, guards.idempotencyKey ?? '', sent);
  if (await isKeyTaken(db, key, at)) return;

  const contact = contactOf(body);
  await limitContact(db, secret, type, contact, at);

  const minutes = guards.idempotencyKey === null ? SAME_CONTENT_MINUTES : SAME_KEY_MINUTES;
  const id = randomUUID();
  await transact(db, async (trx) => {
    if (!(await takeKey(trx, { key, lead_id: id, expires_at: minutesAfter(at, minutes).toISOString() }, at))) return;
    await upsertEnquiry(trx, {
      id,
      type,
      body_json: sent,
      dedupe_key: `form:${id}`,
      draft_id: null,
      created_at: at.toISOString(),
      ...contact,
    });
    await announceEnquiry(trx, id, { now: at });
    await copyToSender(trx, secret, { id, type, ...contact }, at);
  });
  wakeOutbox();
}
