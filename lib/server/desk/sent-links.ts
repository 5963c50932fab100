import { waysTo, type LinkWay } from '@/lib/domain/messages/lead-link';
import { londonDate, londonTime } from '@/lib/domain/london-time';
import type { CrewLinkView } from '@/lib/contracts/desk-visit-views';
import type { CrewMemberRow } from '@/lib/server/kernel/db/visit-rows';
import type { LinkSend } from '@/lib/server/subjects/visits/link-sends-repo';
import { noteOf } from './message-notes';
import { tableDay } from './words';

const BUTTONS: Readonly<Record<LinkWay, string>> = { text: 'Text it to', mail: 'Mail it to' };
const SENT: Readonly<Record<LinkWay, string>> = { text: 'Texted', mail: 'Mailed' };
const WAITING: Readonly<Record<LinkWay, string>> = { text: 'The text', mail: 'The email' };

/** Who can be sent a crew's link, and how. */
export function leadOf(lead: CrewMemberRow | undefined): CrewLinkView['lead'] {
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

/** "Texted to Amir 18:31", with the day when that is another one. */
export function sentText({ way, message, asked_at: askedAt }: LinkSend, name: string, now: Date): string {
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
