import { randomUUID } from 'node:crypto';
import { crewLinkPath } from '@/lib/contracts/crew-paths';
import type { TodayView } from '@/lib/contracts/desk-today';
import type { CrewLinkView, CrewsView } from '@/lib/contracts/desk-visits';
import { readableNumber } from '@/lib/domain/answers/phone';
import { addDays, formatDay, londonDate, londonTime, type LocalDate } from '@/lib/domain/london-time';
import { waysTo, type LinkWay } from '@/lib/domain/notifications/sms';
import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/needs';
import { CREW_PHONES } from '@/lib/domain/visits/assumptions';
import { readCrewDay, readableUntil, writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { phonesOn } from '@/lib/server/modules/crew/repo';
import { linkKey } from '@/lib/server/modules/crew/sessions';
import { noteOf } from '@/lib/server/modules/notifications/desk-outbox';
import { crewDaysOn, crewMembers } from '@/lib/server/modules/visits/crews-repo';
import { hasWork, isOfLink, linkSendsOn, type LinkSend } from '@/lib/server/modules/visits/link-sends-repo';
import { dayPlan, type DayPlan } from '@/lib/server/modules/visits/plan';
import { squareCode } from '@/lib/server/platform/base/square-code';
import type { CrewDayRow, CrewMemberRow, Db } from '@/lib/server/platform/db/schema';
import { TEAM_NAMES, address, moment, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';

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
