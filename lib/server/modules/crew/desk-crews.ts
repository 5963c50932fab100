import { randomUUID } from 'node:crypto';
import { crewLinkPath } from '@/lib/contracts/crew-paths';
import type { TodayView } from '@/lib/contracts/desk-today';
import { crewForms, crewLinkForms, type CrewLinkView, type CrewsView } from '@/lib/contracts/desk-visits';
import { dialledNumber, readableNumber } from '@/lib/domain/answers/phone';
import { addDays, formatDay, londonDate, londonTime, type LocalDate } from '@/lib/domain/london-time';
import { linkAgainAt, waysTo, type LinkWay } from '@/lib/domain/notifications/sms';
import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/calendar';
import { CREW_PHONES } from '@/lib/domain/visits/assumptions';
import { readCrewDay, readableUntil, writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { endLink, lockCrewDay, phonesOn, revokeSession } from '@/lib/server/modules/crew/repo';
import { linkKey } from '@/lib/server/modules/crew/sessions';
import { noteOf } from '@/lib/server/modules/notifications/desk-outbox';
import {
  assignForeman,
  crewDaysOn,
  crewMembers,
  findMember,
  insertMember,
  updateMember,
} from '@/lib/server/modules/visits/crews-repo';
import { hasWork, isOfLink, linkSendsOn, type LinkSend } from '@/lib/server/modules/visits/link-sends-repo';
import { dayPlan, type DayPlan } from '@/lib/server/modules/visits/plan';
import { squareCode } from '@/lib/server/platform/base/square-code';
import type { CrewDayRow, CrewMemberRow, Db } from '@/lib/server/platform/db/schema';
import { TEAM_NAMES, address, moment, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import type { DeskRequest } from '@/lib/contracts/desk';
import { DEFAULT_PREFIX } from '@/lib/domain/answers/dialling-codes';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { sendLink, sendLinkToForeman } from '@/lib/server/modules/visits/send-link';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { dayOf, deskActions, fieldText } from '@/lib/server/platform/desk/define-action';
import type { Fields } from '@/lib/server/platform/http/call';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';

const BUTTONS: Readonly<Record<LinkWay, string>> = { text: 'Text it to', mail: 'Mail it to' };
const SENT: Readonly<Record<LinkWay, string>> = { text: 'Texted', mail: 'Mailed' };
const WAITING: Readonly<Record<LinkWay, string>> = { text: 'The text', mail: 'The email' };

function foremanOf(lead: CrewMemberRow | undefined): CrewLinkView['lead'] {
  if (!lead) return null;
  const ways = waysTo(lead);
  return {
    id: lead.id,
    ways: ways.map((way) => ({ way, label: `${BUTTONS[way]} ${lead.name}` })),
    note: ways.length > 0 ? '' : noWay(lead),
  };
}

const noWay = ({ name, left_at: left }: CrewMemberRow): string =>
  left === null
    ? `${name} has no UK mobile and no email address here. Let them scan the code.`
    : `${name} has left. Choose another lead below.`;

/** Returns when the link was or will be sent, or why not: "Texted to Amir 18:31". */
function sentText({ way, message, asked_at: askedAt }: LinkSend, name: string, now: Date): string {
  if (message.state === 'sent') return `${SENT[way]} to ${name} ${timeOf(message.finished_at ?? askedAt, now)}`;
  const note = noteOf(message);
  if (message.state === 'due' || message.state === 'sending') {
    const due =
      message.available_at > now.toISOString() ? `goes out ${timeOf(message.available_at, now)}` : 'is on its way';
    return [`${WAITING[way]} to ${name} ${due}`, note].filter(Boolean).join('. ');
  }
  return `Not ${SENT[way].toLowerCase()} to ${name} ${timeOf(message.finished_at ?? askedAt, now)}. ${note}`;
}

function timeOf(at: string, now: Date): string {
  const instant = new Date(at);
  const day = londonDate(instant);
  return day === londonDate(now) ? londonTime(instant) : `${tableDay(day)}, ${londonTime(instant)}`;
}

/** Returns the link of a crew's day and its phones. Null before publication, after the day, and for an unknown crew. */
async function crewLinkView(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  { days, members }: { readonly days: readonly CrewDayRow[]; readonly members: readonly CrewMemberRow[] },
  crew: CrewOfDay | null,
): Promise<CrewLinkView | null> {
  const isSame = (other: CrewOfDay) => crew !== null && writeCrewDay(other) === writeCrewDay(crew);
  const own = days.find(isSame);
  if (!own?.published_at || now() >= readableUntil(own.date)) return null;
  const key = linkKey(await readSecret(db, config.secretKey), { crew: own, version: own.key_version });
  const href = `${config.siteOrigin}${crewLinkPath(key)}`;
  const phones = (await phonesOn(db, own.date)).filter(isSame);
  const sends = (await linkSendsOn(db, own.date)).filter(
    (send) => isSame(send) && send.key_version === own.key_version,
  );
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? '';
  return {
    team: own.service,
    crew: own.number,
    version: own.key_version,
    href,
    code: squareCode(href),
    name: `${TEAM_NAMES[own.service].crew} ${own.number}`,
    lead: foremanOf(members.find(({ id }) => id === own.lead_id)),
    sent: sends.map((send) => sentText(send, nameOf(send.member_id), now())).toReversed(),
    count: `${phones.length} of ${CREW_PHONES} phones`,
    phones: phones.map(({ id, label, made_at, seen_at }) => ({
      id,
      label,
      detail: `opened ${moment(made_at)}, last heard of ${moment(seen_at)}`,
    })),
  };
}

/** The most crews that a page lists without knowing their day. */
const MOST_LISTED = 12;

/** Returns the foremen of a day, and all crew members. `shown`: the crew whose link is open, "MOVING.1". */
export async function crewsView(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  date: LocalDate,
  shown: string,
): Promise<CrewsView> {
  const { db, config } = deps;
  const [plan, members, unsent] = await Promise.all([
    dayPlan(db, date, config.capacity),
    crewMembers(db),
    unsentOn(deps, date),
  ]);
  return {
    kind: 'crews',
    date,
    day: formatDay(date),
    before: address(deskPath('crews'), { date: addDays(date, -1) }),
    after: address(deskPath('crews'), { date: addDays(date, 1) }),
    crews: SLOT_SERVICES.flatMap((team) =>
      numbersOf(team, plan, config.capacity[team]).map((crew) => crewLine(team, crew, { plan, members, unsent })),
    ),
    link: await crewLinkView(deps, { days: plan.days, members }, readCrewDay(`${date}.${shown}`)),
    members: members.map(({ id, version, name, phone, email, left_at }) => ({
      id,
      version,
      name,
      email,
      hasLeft: left_at !== null,
      phone: phone && readableNumber(phone),
    })),
    newMember: randomUUID(),
  };
}

function numbersOf(team: SlotService, { teams, days }: DayPlan, capacity: number): readonly number[] {
  const known = [
    ...(teams.find(({ service }) => service === team)?.sheets ?? []).map(({ crew }) => crew),
    ...days.filter(({ service, lead_id: lead }) => service === team && lead !== null).map(({ number }) => number),
  ];
  const usual = Array.from({ length: Math.min(capacity, MOST_LISTED) }, (_, index) => index + 1);
  return [...new Set([...usual, ...known])].toSorted((a, b) => a - b);
}

type KnownOfDay = {
  readonly plan: DayPlan;
  readonly members: readonly CrewMemberRow[];
  readonly unsent: readonly CrewDayRow[];
};

function crewLine(
  team: SlotService,
  crew: number,
  { plan: { teams, days }, members, unsent }: KnownOfDay,
): CrewsView['crews'][number] {
  const isOwn = ({ service, number }: CrewDayRow) => service === team && number === crew;
  const own = days.find(isOwn);
  // A member can lead only one crew on a day.
  const elsewhere = new Set(days.filter((day) => !isOwn(day)).map(({ lead_id: lead }) => lead));
  const free = members.filter(({ id, left_at: left }) => id === own?.lead_id || (left === null && !elsewhere.has(id)));
  const sheet = teams.find(({ service }) => service === team)?.sheets.find((each) => each.crew === crew);
  return {
    team,
    crew,
    name: `${TEAM_NAMES[team].crew} ${crew}`,
    jobs: sheet ? countWithNoun(sheet.jobs.length, 'job') : '',
    version: own?.version ?? 0,
    lead: own?.lead_id ?? '',
    link: own?.published_at ? address(deskPath('crews'), { date: own.date, link: `${team}.${crew}` }) : '',
    isUnsent: unsent.some(isOwn),
    options: free.map(({ id, name }) => ({ value: id, label: name })),
  };
}

/** Returns the names of a day's foremen, by service and crew number. */
export async function foremanNames(db: Db, days: readonly CrewDayRow[]): Promise<ReadonlyMap<string, string>> {
  if (days.every(({ lead_id: lead }) => lead === null)) return new Map();
  const names = new Map((await crewMembers(db)).map(({ id, name }) => [id, name]));
  return new Map(
    days.flatMap(({ service, number, lead_id: lead }) => {
      const name = lead && names.get(lead);
      return name ? [[`${service} ${number}`, name] as const] : [];
    }),
  );
}

type Ports = Pick<Deps, 'db' | 'now'>;
type UnsentLink = TodayView['links'][number];

/** Returns the published crews of today and tomorrow without a signed-in phone and without a sent link. */
export async function unsentLinks(deps: Ports): Promise<readonly UnsentLink[]> {
  const { db, now } = deps;
  const today = londonDate(now());
  const days = [
    ...(await unsentOn(deps, today)).map((day) => ({ day, when: 'today' })),
    ...(await unsentOn(deps, addDays(today, 1))).map((day) => ({ day, when: 'tomorrow' })),
  ];
  if (days.length === 0) return [];
  const names = new Map((await crewMembers(db)).map(({ id, name }) => [id, name]));
  return days.map(({ day: { date, service, number, lead_id: lead }, when }) => {
    const crew = `${TEAM_NAMES[service].crew} ${number} ${when}`;
    const text = lead === null ? `Nobody leads ${crew}` : `No link sent to ${names.get(lead) ?? ''}, ${crew}`;
    return { text, href: address(deskPath('crews'), { date, link: `${service}.${number}` }) };
  });
}

async function unsentOn({ db, now }: Ports, date: LocalDate): Promise<readonly CrewDayRow[]> {
  if (now() >= readableUntil(date)) return [];
  const published = (await crewDaysOn(db, date)).filter(({ published_at: at }) => at !== null);
  if (published.length === 0) return [];
  const [sends, phones] = [await linkSendsOn(db, date), await phonesOn(db, date)];
  const isOpen = (day: CrewOfDay) => phones.some((phone) => writeCrewDay(phone) === writeCrewDay(day));
  const unsent = published.filter((day) => !isOpen(day) && !sends.filter(isOfLink(day)).some(isOnItsWay));
  const work = await Promise.all(unsent.map((day) => hasWork(db, day)));
  return unsent.filter((_, index) => work[index]);
}

/** A failed attempt does not count. */
const isOnItsWay = ({ message: { state, last_error: error } }: LinkSend): boolean =>
  state === 'sent' || ((state === 'due' || state === 'sending') && error === null);

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
