import type { LocalDate } from '@/lib/domain/london-time';
import { addressParkingNote } from '@/lib/domain/order/parking';
import { firstDeadline, parkingPlan, plansInTime } from '@/lib/domain/parking/plan';
import { councilLink, OUTSIDE_LONDON, ROAD_CHARGES_ARE_OURS } from '@/lib/domain/parking/words';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { SITE } from '@/lib/site';
import { PARKING_PLAN } from '@/lib/tool-routes';
import { calendarFile, type CalendarEvent } from './ics';
import { lastDayToAskFor } from './order-calendar';

type Asked = {
  readonly postcodes: readonly string[];
  readonly date: LocalDate;
  readonly now: Date;
};

/** Returns the last day to ask each address's council, and the moving day. */
export function parkingCalendar({ postcodes, date, now }: Asked): string {
  const [from = '', to = ''] = postcodes;
  const planUrl = `${SITE.origin}${PARKING_PLAN}?${new URLSearchParams({ from, to, date }).toString()}`;
  const version = { sequence: 0, stamp: now, status: 'CONFIRMED' } as const;
  const uid = (what: string) => `parking-${what}-${date}@${new URL(SITE.origin).hostname}`;
  const places = postcodes.flatMap((typed) => placeOf(typed, date, now) ?? []);
  const deadlines = places.flatMap(({ name, deadline, text, url }): readonly CalendarEvent[] =>
    deadline === null
      ? []
      : [
          {
            ...version,
            ...lastDayToAskFor(name, deadline),
            uid: uid(name.replaceAll(' ', '')),
            description: text,
            url: url ?? planUrl,
          },
        ],
  );
  const day: CalendarEvent = {
    ...version,
    uid: uid('day'),
    date,
    slot: null,
    summary: `Moving day: ${places.map(({ name }) => name).join(' to ')}`,
    description: [...places.map(({ name, text }) => `${name}: ${text}`), ROAD_CHARGES_ARE_OURS].join('\n'),
    location: places[0]?.name ?? '',
    url: planUrl,
  };
  return calendarFile([...deadlines, day]);
}

/** Returns what to arrange at one address; undefined when the text is not a postcode. */
function placeOf(typed: string, date: LocalDate, now: Date) {
  const known = parsePostcode(typed);
  if (!known) return undefined;
  const name = known.postcode ?? known.outcode;
  const plans = parkingPlan(known.outcode, date, now);
  if (plans.length === 0) {
    return { name, deadline: null, text: `${OUTSIDE_LONDON.text} ${OUTSIDE_LONDON.link.href}`, url: null };
  }
  const deadline = firstDeadline(plans);
  const note = addressParkingNote({ plans, deadline });
  const asked = plansInTime(plans);
  const links = asked.map((plan) => `${councilLink(plan).label}: ${plan.url}`);
  return { name, deadline, text: [`${note.title}. ${note.text}`, ...links].join('\n'), url: asked[0]?.url ?? null };
}
