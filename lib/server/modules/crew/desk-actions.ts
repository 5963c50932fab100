import { randomUUID } from 'node:crypto';
import type { DeskRequest } from '@/lib/contracts/desk';
import { crewForms, crewLinkForms } from '@/lib/contracts/desk-visits';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import { dialledNumber } from '@/lib/domain/answers/phone';
import { linkAgainAt, waysTo } from '@/lib/domain/notifications/sms';
import type { SlotService } from '@/lib/domain/slots/needs';
import { readableUntil } from '@/lib/domain/visits/crew-day';
import { deskPath } from '@/lib/routes';
import { endLink, lockCrewDay, revokeSession } from '@/lib/server/modules/crew/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { assignForeman, findMember, insertMember, updateMember } from '@/lib/server/modules/visits/crews-repo';
import { isOfLink, linkSendsOn } from '@/lib/server/modules/visits/link-sends-repo';
import { sendLink, sendLinkToForeman } from '@/lib/server/modules/visits/send-link';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { dayOf, deskActions, fieldText } from '@/lib/server/platform/desk/define-action';
import { TEAM_NAMES, address } from '@/lib/server/platform/desk/words';
import type { Fields } from '@/lib/server/platform/http/plain-post';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';

const nameOf = (team: SlotService, number: number): string => `${TEAM_NAMES[team].crew} ${number}`;

/** Saves a crew member. The log contains no names. Throws Problem order_changed when somebody was faster. */
export async function saveMember(
  { db, now }: Pick<Deps, 'db' | 'now'>,
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
 * Sets the foreman, who gets the link at once when the day is published. Throws Problem order_changed when somebody was
 * faster, not_found for an unknown member.
 */
export async function setForeman(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
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
      after: { crew: nameOf(team, crew), lead: lead === '' ? 'nobody' : 'chosen' },
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

const linkPage = (fields: Fields) =>
  address(deskPath('crews'), {
    date: fieldText(fields, 'date'),
    link: `${fieldText(fields, 'team')}.${fieldText(fields, 'crew')}`,
  });

export const crewLinkActions = deskActions(crewLinkForms, {
  revokeCrewPhone: {
    /** Keeps the crew's other phones signed in. Throws Problem nothing_to_change for a phone that is not signed in. */
    run: async ({ db, now }, operator, { date, team, crew: number, phone }) => {
      const at = now();
      const crew = { date, service: team, number };
      await transact(db, async (trx) => {
        // Locks the crew's day first, in the same order as a phone that opens the link.
        await endLink(trx, crew);
        const revoked = await revokeSession(trx, crew, { id: phone, at });
        if (!revoked) throw new Problem('nothing_to_change');
        const after = { crew: nameOf(team, number), phone: revoked.label };
        await recordAudit(trx, operator, at, { action: 'crew.phone', subject: date, before: {}, after });
      });
    },
    done: 'The phone no longer opens the day, and its link has ended. The other phones stay open; the new link is below.',
    page: linkPage,
  },
  renewCrewLink: {
    /** Throws Problem not_found for a crew without a day, order_changed when somebody was faster. */
    run: async ({ db, now }, operator, { date, team, crew: number, link }) => {
      const crew = { date, service: team, number };
      await transact(db, async (trx) => {
        const before = await lockCrewDay(trx, crew);
        if (!before?.published_at) throw new Problem('not_found');
        if (before.key_version !== link) throw new Problem('order_changed');
        await lockCrewDay(trx, crew, 1);
        const after = { crew: nameOf(team, number) };
        await recordAudit(trx, operator, now(), { action: 'crew.link', subject: date, before: {}, after });
      });
    },
    done: 'There is a new link. The old one and the phones that used it no longer open the day.',
    page: linkPage,
  },
  sendCrewLink: {
    /**
     * Sends the link to the foreman, once within LINK_AGAIN_MINUTES. Throws Problem not_found for a crew without a day,
     * order_changed when foreman, link or contact differ from those shown.
     */
    run: async ({ db, now }, operator, { date, team, crew: number, link, lead: leadId, way }) => {
      const [at, id] = [now(), randomUUID()];
      const crew = { date, service: team, number };
      await transact(db, async (trx) => {
        const day = await lockCrewDay(trx, crew);
        if (!day?.published_at || at >= readableUntil(date)) throw new Problem('not_found');
        const lead = await findMember(trx, leadId);
        if (!lead || day.key_version !== link || day.lead_id !== leadId || !waysTo(lead).includes(way))
          throw new Problem('order_changed');
        const sends = (await linkSendsOn(trx, date)).filter(isOfLink(day));
        if (sends.some((send) => send.way === way && at < linkAgainAt(new Date(send.asked_at)))) return;
        await sendLink(trx, { id, ...crew, key_version: link, member_id: leadId, way, asked_at: at.toISOString() });
        const after = { crew: nameOf(team, number), by: way };
        await recordAudit(trx, operator, at, { action: 'crew.link_sent', subject: date, before: {}, after });
      });
      wakeOutbox();
    },
    done: 'The link is on its way to the lead. Its status is beside the buttons.',
    page: linkPage,
  },
});
