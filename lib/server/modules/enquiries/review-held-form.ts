import { minutesAfter } from '@/lib/domain/durations';
import { isPersons, LOOKED_AT_AFTER_MINUTES } from '@/lib/domain/enquiries/held-form';
import { londonDate, londonInstant, londonTime } from '@/lib/domain/london-time';
import { mailboxOf } from '@/lib/domain/order/mailbox';
import type { Trx } from '@/lib/server/platform/db/db';
import type { HeldFormRow } from '@/lib/server/platform/db/schema';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { announceEnquiry } from './announce';
import { copyToSender } from './copy';
import { FORM } from './form';
import { contactOf } from './enquiry-contact';
import { deleteHeld, findHeld, heldBetween, isEnquirySince, upsertEnquiry } from './repo';

/** How far back the rules look for the same again. */
const ALIKE_MINUTES = 60;

/**
 * Looks at a held form by the rules of held-form.ts: a person's becomes the lead that it would have been, unless they have
 * sent it again meanwhile; of a machine's the operator hears with all others of its hour, in case the rules were wrong.
 */
export async function lookAtHeld(
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
      await tellOfHour(trx, sentAt, now());
      return 'kept';
    }
    if (!(await deleteHeld(trx, heldId))) return 'gone';
    if (await isEnquirySince(trx, held, minutesAfter(sentAt, -ALIKE_MINUTES))) return 'gone';
    const { id, type, body_json, created_at } = held;
    const contact = contactOf(FORM.read(body_json));
    await upsertEnquiry(trx, { id, type, body_json, dedupe_key: `form:${id}`, draft_id: null, created_at, ...contact });
    await announceEnquiry(trx, id, { now: now() });
    // Who fills a hidden field may not own the address: nobody is written to.
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

/** Every text in a form's answers, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** One mail an hour at most: when all that was held in it has been looked at. */
async function tellOfHour(trx: Trx, sentAt: Date, now: Date): Promise<void> {
  const [date, hour] = [londonDate(sentAt), londonTime(sentAt).slice(0, 2)];
  const over = minutesAfter(londonInstant(date, `${hour}:00`), 60 + LOOKED_AT_AFTER_MINUTES + 1);
  await enqueue(
    trx,
    'lead.held.operator',
    { date, hour },
    { dedupeKey: `lead.held.operator:${date}:${hour}`, now, availableAt: over },
  );
}
