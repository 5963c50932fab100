import { formatPence } from '@/lib/domain/money';
import { NO_PARKING } from '@/lib/domain/prices/assumptions';
import { capitalised } from '@/lib/domain/wording';
import type { Borough, HomeKind } from './borough';
import { spoken } from './wording';

/**
 * The longest notice among the councils whose rule we have (planning data, undated copies of their pages), and the weeks
 * in which a request is early enough for any of them (assumption).
 */
const LONGEST_NOTICE_DAYS = 17;
const ASK_AHEAD_WEEKS = 3;
const BY_WHEN = { label: 'By when', value: `${ASK_AHEAD_WEEKS} weeks ahead` };
const SEARCH_WORDS = 'parking suspension';

/** The council's rule for a space at the kerb, or the way to the council where we do not know it. */
export function parkingContent({ name, council, homes, parking }: Borough) {
  if (!parking) return unknownContent({ name, council, homes });
  const { notice, charges, note, asOf, url } = parking;
  const facts = [
    notice ? { label: 'Notice', value: notice } : BY_WHEN,
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

/** Where to look and by when, for a council whose numbers we do not have: none is made up. */
function unknownContent({ name, council, homes }: Pick<Borough, 'name' | 'council' | 'homes'>) {
  return {
    text: UNKNOWN[homes](spoken(name)),
    facts: [{ label: 'Where to look', value: `${hostOf(council)}, search for “${SEARCH_WORDS}”` }, BY_WHEN],
    note: `No council that we know wants more than ${LONGEST_NOTICE_DAYS} days.`,
    link: linkTo(council, null),
  };
}

const ruleText = (name: Borough['name'], hasCharges: boolean) =>
  hasCharges
    ? `A suspended bay keeps the kerb in front of your door free. You ask ${spoken(name)}’s council for it, and you pay the council, not us:`
    : `In ${spoken(name)} the council reserves the kerb for a move when it is asked in time:`;

/** Where we know no rule: what is worth asking the council, by the kind of kerb that such homes stand at. */
const UNKNOWN: Readonly<Record<HomeKind, (name: string) => string>> = {
  mansion: (name) =>
    `Hardly a kerb here is free of signs, so ask ${name}’s council to suspend a bay as soon as the day is fixed; how early it wants to know is on its site.`,
  conversions: (name) =>
    `Streets of flats are streets of residents’ bays. The council for ${name} can suspend one for the day; its notice and its price change often enough that we leave them to its own page.`,
  terraces: (name) =>
    `On a terrace with cars on both sides, a suspended bay is worth its price. Ask the council for ${name} how many days ahead, and take two bays for a Luton van.`,
  semis: (name) =>
    `With a drive you need nothing. Inside a controlled zone, ask the council for ${name} about a suspension or a permit for the day; outside it, a neighbour who moves a car is enough.`,
  towers: (name) =>
    `Start with the building: its loading bay is booked like its lift. Only if there is none does the street matter, and then the council for ${name} decides about a bay.`,
};

const hostOf = (href: string) => new URL(href).hostname.replace(/^www\./, '');

function linkTo(href: string, page: string | null) {
  const host = hostOf(href);
  return { href, label: page ? `${host}: ${page}` : host };
}

/** What we charge when the van cannot stop at the door, whoever the council is. */
export const NO_PARKING_TEXT = `Without a space the van stops where it may and the crew carries farther: ${formatPence(NO_PARKING)}, said in the price before you book.`;
