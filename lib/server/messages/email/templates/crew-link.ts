import type { Company } from '@/lib/content/company';
import { formatDay, formatShortDay } from '@/lib/domain/london-time';
import { CREW_PHONES, CREW_READS_UNTIL } from '@/lib/domain/visits/assumptions';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import { CREW_NAMES } from '@/lib/domain/visits/labels';
import { inWords } from '@/lib/domain/wording';
import type { Letter } from '../blocks';
import { senderLines } from '../order-facts';

type Link = { readonly crew: CrewOfDay; readonly firstName: string; readonly url: string };

/** The link of a crew's day, to who leads it. */
export function crewLink({ crew, firstName, url }: Link, company: Company): Letter {
  const [day, name] = [formatDay(crew.date), `${CREW_NAMES[crew.service]} ${crew.number}`];
  return {
    subject: `Your jobs on ${day}, ${name}`,
    first: { day: formatShortDay(crew.date), hours: '', where: name },
    preview: 'Open the link on your phone and press “Open my day”.',
    title: `Your jobs on ${formatShortDay(crew.date)}`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${firstName},` },
      {
        kind: 'paragraph',
        text: `You lead ${name} on ${day}. Open the link on the phone you will have with you, and press “Open my day”. Once it is open, the page also works without a signal.`,
      },
      { kind: 'action', label: 'Open the day', url },
      {
        kind: 'paragraph',
        text: `It opens on up to ${inWords(CREW_PHONES)} phones, until ${CREW_READS_UNTIL} the day after. Give it to your crew and to nobody else: it shows where our customers live and how to call them.`,
      },
      {
        kind: 'paragraph',
        text: `If it does not open, there may be a newer link. Call the office on ${company.phone.value}.`,
      },
    ],
    terms: [
      {
        kind: 'paragraph',
        text: `You get this email because you lead one of our crews on ${day}. If that is wrong, delete it and tell us.`,
      },
    ],
    sender: senderLines(company),
  };
}
