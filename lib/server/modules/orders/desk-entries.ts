import type { DeskRequest } from '@/lib/contracts/desk';
import { CALL_OUTCOMES, entryForms } from '@/lib/contracts/desk-calls';
import { NOTE_LENGTH } from '@/lib/contracts/desk-paths';
import { londonDate, londonInstant } from '@/lib/domain/london-time';
import { sendAgain } from '@/lib/server/modules/notifications/desk-outbox';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { deskActions, orderPage } from '@/lib/server/platform/desk/define-action';
import { findForDesk } from '@/lib/server/platform/desk/order-head';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { closeEntry, findEntry, insertEntry } from './desk-entries-repo';

type Ports = Pick<Deps, 'db' | 'now'>;
type Entry = DeskRequest<'saveEntry'>;

/** Returns the time of the call-back, or null. Throws Problem validation_failed for a time in the past. */
export function callBackAt({ callBackDay, callBackTime }: Pick<Entry, 'callBackDay' | 'callBackTime'>, now: Date) {
  if (callBackTime === '') return null;
  const at = londonInstant(callBackDay === '' ? londonDate(now) : callBackDay, callBackTime);
  if (at <= now) throw wrongField('callBackTime', 'This has passed');
  return at;
}

/** Saves a note or a call. The log contains how the call ended and when to call back, never the text. */
export async function saveEntry({ db, now }: Ports, operator: Operator, request: Entry): Promise<void> {
  const { reference, entry: id, kind, outcome, text } = request;
  const order = await findForDesk({ db }, reference);
  if (await findEntry(db, { id, orderId: order.id })) return;
  const at = now();
  const back = callBackAt(request, at);
  await transact(db, async (trx) => {
    const made = await insertEntry(trx, {
      id,
      order_id: order.id,
      at: at.toISOString(),
      operator: operator.email,
      kind,
      text,
      outcome: outcome ?? null,
      call_back_at: back?.toISOString() ?? null,
      done_at: null,
      done_by: null,
    });
    if (!made) return;
    await recordAudit(trx, operator, at, {
      action: kind === 'note' ? 'order.noted' : 'order.called',
      subject: reference,
      before: {},
      after: {
        ...(outcome && { outcome: CALL_OUTCOMES[outcome] }),
        ...(back && { 'call back': back.toISOString() }),
      },
    });
  });
}

/** Closes a call-back. Throws Problem not_found when none was agreed, nothing_to_change when it is closed already. */
async function closeCallBack(
  { db, now }: Ports,
  operator: Operator,
  { reference, entry: id }: DeskRequest<'closeCallBack'>,
): Promise<void> {
  const order = await findForDesk({ db }, reference);
  const entry = await findEntry(db, { id, orderId: order.id });
  if (!entry || entry.call_back_at === null) throw new Problem('not_found');
  const at = now();
  await transact(db, async (trx) => {
    const done = { done_at: at.toISOString(), done_by: operator.email };
    if (!(await closeEntry(trx, id, done))) throw new Problem('nothing_to_change');
    await recordAudit(trx, operator, at, {
      action: 'order.called_back',
      subject: reference,
      before: {},
      after: { due: entry.call_back_at },
    });
  });
}

export const entryActions = deskActions(entryForms, {
  saveEntry: {
    run: saveEntry,
    done: 'It is saved.',
    page: orderPage,
    kept: ['kind', 'outcome', 'text', 'callBackDay', 'callBackTime'],
    wrong: {
      text: { wrong: `Write what was said, in ${NOTE_LENGTH} characters at most.`, empty: 'Write the note.' },
      outcome: 'Choose how the call ended.',
      callBackDay: 'Enter a day that exists.',
      callBackTime: { wrong: 'Enter a time that is still to come.', empty: 'Enter the time to call back at.' },
    },
  },
  closeCallBack: { run: closeCallBack, done: 'The call-back is closed.', page: orderPage },
  sendAgain: {
    run: sendAgain,
    done: 'The message is being sent again. Reload this page to see whether it went out.',
    page: orderPage,
  },
});
