import type { DeskRequest } from '@/lib/contracts/desk';
import { crewForms } from '@/lib/contracts/desk-visits';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { dialledNumber } from '@/lib/domain/answers/phone';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { assignForeman, findMember, insertMember, updateMember } from '@/lib/server/modules/visits/crews-repo';
import { sendLinkToForeman } from '@/lib/server/modules/visits/send-link';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { deskActions, dayOf } from '@/lib/server/platform/desk/define-action';
import { TEAM_NAMES } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

/**
 * Saves a crew member. The log contains no names, which stay in the crew tables. Throws Problem order_changed as
 * setForeman does.
 */
export async function saveMember(
  { db, now }: Ports,
  operator: Operator,
  { member: id, version, name, phone, email, hasLeft }: DeskRequest<'saveCrewMember'>,
): Promise<void> {
  const at = now();
  const stamp = at.toISOString();
  const kept = { name, phone: phone && dialledNumber(DEFAULT_PREFIX, phone), email, updated_at: stamp };
  await transact(db, async (trx) => {
    const before = await findMember(trx, id);
    if (version === 0) {
      // The same form was posted twice.
      if (!(await insertMember(trx, { ...kept, id, left_at: null, version: 1, created_at: stamp }))) return;
    } else {
      const left_at = hasLeft ? (before?.left_at ?? stamp) : null;
      if (!(await updateMember(trx, { id, version }, { ...kept, left_at }))) throw new Problem('order_changed');
    }
    await recordAudit(trx, operator, at, {
      action: 'crew.member',
      subject: 'Crew member',
      before: { comes: before ? (before.left_at === null ? 'yes' : 'no') : null },
      after: { comes: hasLeft ? 'no' : 'yes' },
    });
  });
}

/**
 * Sets the foreman of a crew, who gets the link at once when the day is published. Throws Problem order_changed when
 * somebody was faster, not_found for an unknown member.
 */
export async function setForeman(
  { db, now, config }: Ports,
  operator: Operator,
  { date, team, crew, version, lead }: DeskRequest<'setCrewLead'>,
): Promise<void> {
  const at = now();
  await transact(db, async (trx) => {
    if (lead !== '' && !(await findMember(trx, lead))) throw new Problem('not_found');
    const day = { date, service: team, number: crew };
    const done = await assignForeman(trx, day, lead === '' ? null : lead, version);
    if (!done) throw new Problem('order_changed');
    await sendLinkToForeman(trx, day, { at, hasTexts: config.twilio !== null });
    await recordAudit(trx, operator, at, {
      action: 'crew.lead',
      subject: date,
      before: {},
      after: { crew: `${TEAM_NAMES[team].crew} ${crew}`, lead: lead === '' ? 'nobody' : 'chosen' },
    });
  });
  wakeOutbox();
}

export const crewActions = deskActions(crewForms, {
  saveCrewMember: {
    run: saveMember,
    done: 'The crew member is saved.',
    page: dayOf('crews'),
    kept: ['member', 'name', 'phone', 'email'],
    wrong: {
      name: 'Enter the first name.',
      phone: 'Enter a valid phone number, or none.',
      email: 'Enter a valid email address, or none.',
    },
  },
  setCrewLead: { run: setForeman, done: 'The lead is saved.', page: dayOf('crews') },
});
