import { randomUUID } from 'node:crypto';
import { addDays, type LocalDate } from '@/lib/domain/london-time';
import { SLOT_SERVICES } from '@/lib/domain/slots/calendar';
import { saveMember, setForeman } from '@/lib/server/modules/crew/desk-crews';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { Operator } from '@/lib/server/modules/sessions/operator';

/** Crew members, with numbers that Ofcom reserves for fiction. */
const MEMBERS = [
  { name: 'Sam', phone: '07700 900201' },
  { name: 'Priya', phone: '07700 900202' },
  { name: 'Tomasz', phone: '07700 900203' },
];

/** Creates the crew members, and sets the foremen of the first crews of today and tomorrow. */
export async function demoCrews(deps: Deps, operator: Operator, today: LocalDate): Promise<void> {
  for (const [index, member] of MEMBERS.entries()) {
    const id = randomUUID();
    await saveMember(deps, operator, { ...member, member: id, version: 0, date: today, email: '', hasLeft: false });
    const team = SLOT_SERVICES[index];
    if (!team) continue;
    for (const date of [today, addDays(today, 1)]) {
      await setForeman(deps, operator, { date, team, crew: 1, version: 0, lead: id });
    }
  }
}
