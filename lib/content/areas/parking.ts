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
    ? `The council’s figures as of ${asOf}.`
    : 'From an undated copy of the council’s page: check before you pay.';
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
    note: `No council whose rules we know asks for more than ${LONGEST_NOTICE_DAYS} days.`,
    link: linkTo(council, null),
  };
}

const ruleText = (name: Borough['name'], hasCharges: boolean) =>
  hasCharges
    ? `A suspended bay keeps the kerb in front of your door clear. You apply to the council for ${spoken(name)}, and you pay the council, not us:`
    : `In ${spoken(name)} the council will reserve the kerb for a move if you ask in time:`;

/** Where we know no rule: what is worth asking the council, by the kind of kerb that such homes stand at. */
const UNKNOWN: Readonly<Record<HomeKind, (name: string) => string>> = {
  mansion: (name) =>
    `Almost every kerb here has parking restrictions, so ask the council for ${name} to suspend a bay as soon as your day is fixed. Its website says how much notice it needs.`,
  conversions: (name) =>
    `Most kerbs here are residents’ bays. The council for ${name} can suspend one for the day. Its notice and prices change often, so check its own page.`,
  terraces: (name) =>
    `On a terrace with cars on both sides, a suspended bay is worth paying for. Ask the council for ${name} how much notice it needs, and reserve two bays for a Luton van.`,
  semis: (name) =>
    `If you have a drive, there is nothing to arrange. Inside a controlled zone, ask the council for ${name} about a suspension or a permit for the day; outside one, it is enough if a neighbour moves a car.`,
  towers: (name) =>
    `Ask your building first: you book its loading bay as you book its lift. If it has none, ask the council for ${name} to suspend a bay in the street.`,
};

const hostOf = (href: string) => new URL(href).hostname.replace(/^www\./, '');

function linkTo(href: string, page: string | null) {
  const host = hostOf(href);
  return { href, label: page ? `${host}: ${page}` : host };
}

/** What we charge when the van cannot stop at the door, whoever the council is. */
export const NO_PARKING_TEXT = `If there is no space at the door, the van parks nearby and the movers carry farther. That adds ${formatPence(NO_PARKING)}, which you see before you book.`;
