import { createHmac, randomUUID } from 'node:crypto';
import { DAY_MINUTES, DAY_MS, londonDate, londonInstant, londonTime, minutesAfter } from '@/lib/domain/london-time';
import { mailboxOf } from '@/lib/domain/order/contact';
import type { EnquiryRow, HeldFormRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue, wakeOutbox, type EnqueueOptions } from '@/lib/server/platform/outbox/enqueue';
import { isCopied, type EnquiryType } from './enquiry-types';
import {
  deleteHeld,
  findHeld,
  heldBetween,
  insertHeld,
  isEnquiryKnown,
  isEnquirySince,
  isKeyTaken,
  takeKey,
  upsertEnquiry,
} from './repo';
import { LOOKED_AT_AFTER_MINUTES, isPersons, suspicionOf, type Suspicion } from '@/lib/domain/enquiries/held-form';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitHits } from '@/lib/server/platform/limits/limits';
import { FORM, contactOf, limitContact, type SentForm } from './form';
import type { checkoutLead } from '@/lib/contracts/checkout';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { requestQuote } from '@/lib/contracts/enquiries';
import { findDraft } from '@/lib/server/modules/drafts/repo';
import { readSecret } from '@/lib/server/platform/installation/token';
import { formStamp, type FormGuards } from './guards';

const TOPICS = ['lead.created.operator', 'lead.created.slack', 'lead.created.webhook'] as const;

/** Enqueues the messages about an enquiry, once. */
export async function announceEnquiry(trx: Trx, enquiryId: string, options: Omit<EnqueueOptions, 'dedupeKey'>) {
  for (const topic of TOPICS)
    await enqueue(trx, topic, { leadId: enquiryId }, { ...options, dedupeKey: `${topic}:${enquiryId}` });
}

/** One copy for a mailbox and form in this time (assumption). */
const QUIET_MINUTES = 60;
/** Copies for a mailbox in a day, because anybody can type anybody's address (assumption). */
const MOST_COPIES_A_DAY = 5;

/** Enqueues the copy to an email address. Copies are counted by HMACs that name nobody. Call `wakeOutbox()`. */
export async function copyToSender(
  trx: Trx,
  secret: string,
  { id, type, email }: Pick<EnquiryRow, 'id' | 'type' | 'email'>,
  at: Date,
): Promise<void> {
  if (email === null || !isCopied(type)) return;
  const mailbox = mailboxOf(email);
  const take = (minutes: number, ...words: readonly string[]) => {
    const key = createHmac('sha256', secret)
      .update(['lead-copy', ...words].join('\n'))
      .digest('base64url');
    return takeKey(trx, { key, lead_id: id, expires_at: minutesAfter(at, minutes).toISOString() }, at);
  };
  if (!(await take(QUIET_MINUTES, type, mailbox))) return;
  for (let place = 1; place <= MOST_COPIES_A_DAY; place += 1) {
    if (!(await take(DAY_MINUTES, `${place}`, mailbox))) continue;
    const topic = 'lead.copy.customer';
    return enqueue(trx, topic, { leadId: id }, { dedupeKey: `${topic}:${id}`, now: at });
  }
}

type NewEnquiry = Pick<EnquiryRow, 'type' | 'body_json' | 'dedupe_key' | 'email' | 'phone'> & { readonly id?: string };

/** Stores an enquiry with its messages and the copy to the sender. Returns its id. Call `wakeOutbox()` afterwards. */
export async function storeEnquiry(trx: Trx, secret: string, enquiry: NewEnquiry, at: Date): Promise<string> {
  const row = { id: randomUUID(), ...enquiry, draft_id: null, created_at: at.toISOString() };
  const id = await upsertEnquiry(trx, row);
  await announceEnquiry(trx, id, { now: at });
  await copyToSender(trx, secret, { ...row, id }, at);
  return id;
}

/** More forms a day are dropped, so that machines cannot fill the disk. */
const MOST_HELD_A_DAY = { most: 500, windowMs: DAY_MS };

/** Stores a form that looks automated, until checkHeldForm checks it. */
export async function holdForm(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  type: string,
  sent: HeldFormRow['body_json'],
  reason: Suspicion,
): Promise<void> {
  const at = now();
  try {
    await limitHits(db, 'held-forms', MOST_HELD_A_DAY, at);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  const heldId = randomUUID();
  await transact(db, async (trx) => {
    await insertHeld(trx, { id: heldId, type, body_json: sent, reason, created_at: at.toISOString() });
    const when = { now: at, availableAt: minutesAfter(at, LOOKED_AT_AFTER_MINUTES) };
    await enqueue(trx, 'lead.held.review', { heldId }, { dedupeKey: `lead.held.review:${heldId}`, ...when });
  });
}

const ALIKE_MINUTES = 60;

/**
 * Checks a held form by the rules of lib/domain/enquiries/held-form.ts. A person's form becomes an enquiry, unless it
 * was sent again meanwhile. The operator gets one mail about the others of an hour.
 */
export async function checkHeldForm(
  { db, now, secret }: Pick<Deps, 'db' | 'now'> & { readonly secret: () => Promise<string> },
  heldId: string,
): Promise<'gone' | 'released' | 'kept'> {
  const key = await secret();
  return transact(db, async (trx) => {
    const held = await findHeld(trx, heldId);
    if (!held) return 'gone';
    const sentAt = new Date(held.created_at);
    const recent = await heldBetween(trx, minutesAfter(sentAt, -ALIKE_MINUTES), now());
    const alike = recent.filter((other) => isAlike(held, other)).length;
    if (!isPersons({ reason: held.reason, texts: textsIn(FORM.read(held.body_json)), alike })) {
      await reportHour(trx, sentAt, now());
      return 'kept';
    }
    if (!(await deleteHeld(trx, heldId))) return 'gone';
    if (await isEnquirySince(trx, held, minutesAfter(sentAt, -ALIKE_MINUTES))) return 'gone';
    const { id, type, body_json, created_at } = held;
    const contact = contactOf(FORM.read(body_json));
    await upsertEnquiry(trx, { id, type, body_json, dedupe_key: `form:${id}`, draft_id: null, created_at, ...contact });
    await announceEnquiry(trx, id, { now: now() });
    // A sender who filled the hidden field may not own the address, so nobody gets a copy.
    if (held.reason === 'too_fast') await copyToSender(trx, key, { id, type, ...contact }, now());
    return 'released';
  });
}

function isAlike(held: HeldFormRow, other: HeldFormRow): boolean {
  if (held.body_json === other.body_json) return true;
  const contact = ({ body_json }: HeldFormRow) => contactOf(FORM.read(body_json));
  const [one, two] = [contact(held), contact(other)];
  const isOneMailbox = one.email !== null && two.email !== null && mailboxOf(one.email) === mailboxOf(two.email);
  return isOneMailbox || (one.phone !== null && one.phone === two.phone);
}

/** Returns all texts, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Enqueues the mail about an hour's held forms, once, for when all have been checked. */
async function reportHour(trx: Trx, sentAt: Date, now: Date): Promise<void> {
  const [date, hour] = [londonDate(sentAt), londonTime(sentAt).slice(0, 2)];
  const over = minutesAfter(londonInstant(date, `${hour}:00`), 60 + LOOKED_AT_AFTER_MINUTES + 1);
  const dedupeKey = `lead.held.operator:${date}:${hour}`;
  await enqueue(trx, 'lead.held.operator', { date, hour }, { dedupeKey, now, availableAt: over });
}

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
