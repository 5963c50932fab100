import type { TodayView } from '@/lib/contracts/desk-today-views';
import { addDays, londonDate } from '@/lib/domain/london-time';
import { writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import { deskPath } from '@/lib/routes';
import type { CrewDayRow } from '@/lib/server/kernel/db/visit-rows';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { phonesOn } from '@/lib/server/subjects/crew/repo';
import { crewDaysOn } from '@/lib/server/subjects/visits/crews-repo';
import { hasWork, isOfLink, linkSendsOn, type LinkSend } from '@/lib/server/subjects/visits/link-sends-repo';
import { crewMembers } from '@/lib/server/subjects/visits/members-repo';
import { address, TEAM_NAMES } from './words';

type Ports = Pick<Deps, 'db' | 'now'>;
type UnsentLink = TodayView['links'][number];

/** Crews with work today or tomorrow whose day is published, open on no phone, and whose lead has not been sent the link. */
export async function unsentLinks({ db, now }: Ports): Promise<readonly UnsentLink[]> {
  const today = londonDate(now());
  const days = [
    ...(await unsentOn({ db }, today)).map((day) => ({ day, when: 'today' })),
    ...(await unsentOn({ db }, addDays(today, 1))).map((day) => ({ day, when: 'tomorrow' })),
  ];
  if (days.length === 0) return [];
  const names = new Map((await crewMembers(db)).map(({ id, name }) => [id, name]));
  return days.map(({ day, when }) => {
    const { date, service, number, lead_id: lead } = day;
    const crew = `${TEAM_NAMES[service].crew} ${number}`;
    const text =
      lead === null ? `Nobody leads ${crew} ${when}` : `No link sent to ${names.get(lead) ?? ''}, ${crew} ${when}`;
    return { text, href: address(deskPath('crews'), { date, link: `${service}.${number}` }) };
  });
}

async function unsentOn({ db }: Pick<Ports, 'db'>, date: string): Promise<readonly CrewDayRow[]> {
  const published = (await crewDaysOn(db, date)).filter(({ published_at: at }) => at !== null);
  if (published.length === 0) return [];
  const [sends, phones] = [await linkSendsOn(db, date), await phonesOn(db, date)];
  const isOpen = (day: CrewOfDay) => phones.some((phone) => writeCrewDay(phone) === writeCrewDay(day));
  const unsent = published.filter((day) => !isOpen(day) && !sends.filter(isOfLink(day)).some(isOnItsWay));
  const work = await Promise.all(unsent.map((day) => hasWork(db, day)));
  return unsent.filter((_, index) => work[index]);
}

/** Sent, or about to be; what fails is no link that anybody has. */
const isOnItsWay = ({ message: { state, last_error: error } }: LinkSend): boolean =>
  state === 'sent' || ((state === 'due' || state === 'sending') && error === null);
