import { councilName } from '@/lib/domain/places/areas';
import { formatPence } from '@/lib/domain/money';
import { ASK_AHEAD_WEEKS } from '@/lib/domain/parking/plan';
import type { ParkingCharge, ParkingRule } from '@/lib/domain/parking/rules';
import { ENOUGH_NOTICE_TEXT, noticeWords, quickerWords, sourceWords } from '@/lib/domain/parking/words';
import { NO_PARKING } from '@/lib/domain/prices/assumptions';
import { capitalised } from '@/lib/domain/wording';
import type { Borough, HomeKind } from './borough';

const BY_WHEN = { label: 'By when', value: `${ASK_AHEAD_WEEKS} weeks ahead` };
const SEARCH_WORDS = 'parking suspension';

/** Returns the council's rule for a space at the kerb, or a link to the council where we do not know the rule. */
export function parkingContent({ name, council, homes, parking }: Borough) {
  if (!parking) return unknownContent({ name, council, homes });
  const { note, url } = parking;
  return {
    text: parking.isForWorksOnly ? worksText(name) : ruleText(name, parking.charge !== null),
    facts: [...noticeFacts(parking), ...chargeFacts(parking)],
    note: [note ?? [], sourceWords(parking)].flat().join(' '),
    link: linkTo(url, 'parking suspensions'),
  };
}

function noticeFacts({ services }: ParkingRule) {
  const [usual, ...quicker] = services;
  if (!usual) return [BY_WHEN];
  return [
    { label: 'Notice', value: noticeWords(usual.notice) },
    ...quicker.map((service) => ({ label: 'At short notice', value: quickerWords(service) })),
  ];
}

function chargeFacts({ charge, others = [] }: ParkingRule) {
  const rows = [...(charge ? chargeRows(charge) : []), ...others];
  return rows.map(({ label, amount }) => ({ label: capitalised(label), value: formatPence(amount) }));
}

function chargeRows({ perRequest, perBay, freeBays }: ParkingCharge) {
  const free =
    freeBays === undefined ? '' : freeBays === 'all' ? ', from the second day' : `, first day of ${freeBays} bays free`;
  return [
    { label: 'for each request', amount: perRequest },
    { label: `per bay per day${free}`, amount: perBay },
  ].filter(({ amount }) => amount > 0);
}

/** Returns where to look and by when, for a council whose figures we do not have. No figure is invented. */
function unknownContent({ name, council, homes }: Pick<Borough, 'name' | 'council' | 'homes'>) {
  return {
    text: UNKNOWN[homes](councilName(name)),
    facts: [{ label: 'Where to look', value: `${hostOf(council)}, search for “${SEARCH_WORDS}”` }, BY_WHEN],
    note: ENOUGH_NOTICE_TEXT,
    link: linkTo(council, null),
  };
}
const ruleText = (name: Borough['name'], hasCharges: boolean) =>
  hasCharges
    ? `A suspended bay keeps the kerb in front of your door clear. You apply to ${councilName(name)}, and you pay the council, not us:`
    : `${capitalised(councilName(name))} will reserve the kerb for a move if you ask in time:`;

const worksText = (name: Borough['name']) =>
  `${capitalised(councilName(name))} suspends bays for works only. For a move, ask it for a dispensation, a permit for the van to wait where it normally may not:`;

/** Advice on what to ask a council whose rule we do not know, by the kind of home and its usual kerb. */
const UNKNOWN: Readonly<Record<HomeKind, (council: string) => string>> = {
  mansion: (council) =>
    `Almost every kerb here has parking restrictions, so ask ${council} to suspend a bay as soon as your day is fixed. Its website says how much notice it needs.`,
  conversions: (council) =>
    `Most kerbs here are residents’ bays. ${capitalised(council)} can suspend one for the day. Its notice period and prices change often, so check its own page.`,
  terraces: (council) =>
    `On a terrace with cars on both sides, a suspended bay is worth paying for. Ask ${council} how much notice it needs, and reserve two bays for a Luton van.`,
  semis: (council) =>
    `If you have a drive, there is nothing to arrange. Inside a controlled zone, ask ${council} about a suspension or a permit for the day; outside one, it is enough if a neighbour moves a car.`,
  towers: (council) =>
    `Ask your building first: you book its loading bay as you book its lift. If it has none, ask ${council} to suspend a bay in the street.`,
};

const hostOf = (href: string) => new URL(href).hostname.replace(/^www\./, '');

function linkTo(href: string, page: string | null) {
  const host = hostOf(href);
  return { href, label: page ? `${host}: ${page}` : host };
}

/** Our charge when the van cannot stop at the door. It is the same for every council. */
export const NO_PARKING_TEXT = `If there is no space at the door, the van parks nearby and the movers carry everything further. That adds ${formatPence(NO_PARKING)}, which you see before you book.`;
