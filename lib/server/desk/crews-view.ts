import { randomUUID } from 'node:crypto';
import type { CrewsView } from '@/lib/contracts/desk-visit-views';
import { addDays, formatDay } from '@/lib/domain/london-time';
import { readableNumber } from '@/lib/domain/answers/phone';
import { SLOT_SERVICES, type SlotService } from '@/lib/domain/slots/needs';
import { readCrewDay } from '@/lib/domain/visits/crew-day';
import type { LocalDate } from '@/lib/domain/vocabulary';
import { counted } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import type { Db } from '@/lib/server/kernel/db/db';
import type { CrewDayRow, CrewMemberRow } from '@/lib/server/kernel/db/visit-rows';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { crewMembers } from '@/lib/server/subjects/visits/members-repo';
import { dayPlan, type DayPlan } from '@/lib/server/subjects/visits/plan';
import { crewLinkView } from './crew-phones';
import { unsentOn } from './unsent-links';
import { address, TEAM_NAMES } from './words';

/** Crews of a service that a page lists although nothing is known of their day. */
const MOST_LISTED = 12;

/** Who leads which crew on a day, and everybody who comes. `shown`: the crew whose link is looked at, "MOVING.1". */
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
      ...{ id, version, name, email, hasLeft: left_at !== null },
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
  // Nobody leads two crews on a day.
  const elsewhere = new Set(days.filter((day) => !isOwn(day)).map(({ lead_id: lead }) => lead));
  const free = members.filter(({ id, left_at: left }) => id === own?.lead_id || (left === null && !elsewhere.has(id)));
  const sheet = teams.find(({ service }) => service === team)?.sheets.find((each) => each.crew === crew);
  return {
    ...{ team, crew, name: `${TEAM_NAMES[team].crew} ${crew}` },
    jobs: sheet ? counted(sheet.jobs.length, 'job') : '',
    version: own?.version ?? 0,
    lead: own?.lead_id ?? '',
    link: own?.published_at ? address(deskPath('crews'), { date: own.date, link: `${team}.${crew}` }) : '',
    isUnsent: unsent.some(isOwn),
    options: free.map(({ id, name }) => ({ value: id, label: name })),
  };
}

/** The names of those who lead a day's crews, by service and number. */
export async function leadNames(db: Db, days: readonly CrewDayRow[]): Promise<ReadonlyMap<string, string>> {
  if (days.every(({ lead_id: lead }) => lead === null)) return new Map();
  const names = new Map((await crewMembers(db)).map(({ id, name }) => [id, name]));
  return new Map(
    days.flatMap(({ service, number, lead_id: lead }) => {
      const name = lead && names.get(lead);
      return name ? [[`${service} ${number}`, name] as const] : [];
    }),
  );
}
