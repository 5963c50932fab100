import { formatPence } from '@/lib/domain/money';
import { NO_PARKING } from '@/lib/domain/pricing/assumptions';
import type { Borough } from './borough';
import { capitalised, spoken } from './wording';

/** The council's rule for a space at the kerb, or the way to the council where we do not know it. */
export function parkingContent({ name, council, parking }: Borough) {
  if (!parking) return { text: unknownText(name), facts: [], note: null, link: linkTo(council, null) };
  const { notice, charges, note, asOf, url } = parking;
  const facts = [
    ...(notice ? [{ label: 'Ask', value: `${notice} before` }] : []),
    ...charges.map(({ label, amount }) => ({ label: capitalised(label), value: formatPence(amount) })),
  ];
  const age = asOf
    ? `The council’s numbers of ${asOf}.`
    : 'From a copy of the council’s page that bears no date: check before you pay.';
  return {
    text: ruleText(name, charges.length > 0),
    facts,
    note: note ? `${note} ${age}` : age,
    link: linkTo(url, 'parking suspensions'),
  };
}

const ruleText = (name: Borough['name'], hasCharges: boolean) =>
  hasCharges
    ? `A suspended bay keeps the kerb in front of your door free. You ask ${spoken(name)}’s council for it, and you pay the council, not us:`
    : `In ${spoken(name)} the council reserves the kerb for a move when it is asked in time:`;

function unknownText(name: Borough['name']): string {
  return `Where the kerb in front of your door is all bays, ask the council for ${spoken(name)} to suspend one for the day. Notice and price differ from council to council and change often, so we do not repeat them here.`;
}

function linkTo(href: string, page: string | null) {
  const host = new URL(href).hostname.replace(/^www\./, '');
  return { href, label: page ? `${host}: ${page}` : host };
}

/** What we charge when the van cannot stop at the door, whoever the council is. */
export const NO_PARKING_TEXT = `Without a space the van stops where it may and the crew carries farther: ${formatPence(NO_PARKING)}, said in the price before you book.`;
