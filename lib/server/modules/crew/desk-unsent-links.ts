import type { TodayView } from '@/lib/contracts/desk-today';
import { addDays, londonDate } from '@/lib/domain/london-time';
import type { LocalDate } from '@/lib/domain/order-types';
import { readableUntil, writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { deskPath } from '@/lib/routes';
import { phonesOn } from '@/lib/server/modules/crew/repo';
import { crewDaysOn, crewMembers } from '@/lib/server/modules/visits/crews-repo';
import { hasWork, isOfLink, linkSendsOn, type LinkSend } from '@/lib/server/modules/visits/link-sends-repo';
import type { CrewDayRow } from '@/lib/server/platform/db/schema';
import { address, TEAM_NAMES } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';

type Ports = Pick<Deps, 'db' | 'now'>;
type UnsentLink = TodayView['links'][number];

/**
 * Returns the crews that work today or tomorrow, whose day is published, who have no phone signed in, and whose foreman
 * has not been sent the link.
 */
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

/** Returns the crews of one day whose link is not sent. */
export async function unsentOn({ db, now }: Ports, date: LocalDate): Promise<readonly CrewDayRow[]> {
  if (now() >= readableUntil(date)) return [];
  const published = (await crewDaysOn(db, date)).filter(({ published_at: at }) => at !== null);
  if (published.length === 0) return [];
  const [sends, phones] = [await linkSendsOn(db, date), await phonesOn(db, date)];
  const isOpen = (day: CrewOfDay) => phones.some((phone) => writeCrewDay(phone) === writeCrewDay(day));
  const unsent = published.filter((day) => !isOpen(day) && !sends.filter(isOfLink(day)).some(isOnItsWay));
  const work = await Promise.all(unsent.map((day) => hasWork(db, day)));
  return unsent.filter((_, index) => work[index]);
}

/** Returns whether a link was sent or is about to be. A failed attempt does not count. */
const isOnItsWay = ({ message: { state, last_error: error } }: LinkSend): boolean =>
  state === 'sent' || ((state === 'due' || state === 'sending') && error === null);
