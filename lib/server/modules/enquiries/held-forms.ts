import { randomUUID } from 'node:crypto';
import { DAY_MS, minutesAfter } from '@/lib/domain/durations';
import { LOOKED_AT_AFTER_MINUTES, isPersons, type Suspicion } from '@/lib/domain/enquiries/held-form';
import { londonDate, londonInstant, londonTime } from '@/lib/domain/london-time';
import { mailboxOf } from '@/lib/domain/order/contact';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { HeldFormRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { limitHits } from '@/lib/server/platform/limits/limits';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { announceEnquiry, copyToSender } from './announce';
import { FORM, contactOf } from './form';
import { deleteHeld, findHeld, heldBetween, insertHeld, isEnquirySince, upsertEnquiry } from './repo';

/** More forms a day are dropped, so that machines cannot fill the disk. */
const MOST_A_DAY = { most: 500, windowMs: DAY_MS };

/** Stores a form that looks automated, until checkHeldForm checks it. */
export async function holdForm(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  type: string,
  sent: HeldFormRow['body_json'],
  reason: Suspicion,
): Promise<void> {
  const at = now();
  try {
    await limitHits(db, 'held-forms', MOST_A_DAY, at);
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
