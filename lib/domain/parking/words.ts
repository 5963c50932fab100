import { addDays, formatDate, formatShortDay, type LocalDate } from '../london-time';
import { formatPence, type Pence } from '../money';
import { areaInSentence, councilName } from '../places/areas';
import { NO_PARKING } from '../prices/assumptions';
import { capitalised, countWithNoun, inWords } from '../wording';
import { ASK_AHEAD_WEEKS, BAYS_FOR_A_VAN, type CouncilPlan, type ParkingStep } from './plan';
import type { Notice, ParkingService } from './rules';

/** Formats a notice: "17 days, by 15:00", "7 working days". */
export function noticeWords({ days, counted: unit, by }: Notice): string {
  return `${countWithNoun(days, unit === 'days' ? 'day' : 'working day')}${by ? `, by ${by}` : ''}`;
}

/** Formats a faster service: "6 working days, £63.89 more", "3 days, if the council agrees". */
export function quickerWords({ notice, extra, isAtDiscretion }: ParkingService): string {
  const more = extra ? [`${formatPence(extra.amount)} more${extra.per === 'bay' ? ' per bay' : ''}`] : [];
  return [noticeWords(notice), ...more, ...(isAtDiscretion ? ['if the council agrees'] : [])].join(', ');
}

/** Formats the age of a rule: "The council’s figures as of 1 April 2024, read on 26 November 2026." */
export function sourceWords({ asOf, readOn }: NonNullable<CouncilPlan['source']>): string {
  const read = formatDate(readOn);
  return asOf
    ? `The council’s figures as of ${asOf}, read on ${read}.`
    : `From an undated copy of the council’s page, read on ${read}: check before you pay.`;
}

/** The notice that is enough for every council whose rules we know: "three weeks". */
export const ENOUGH_NOTICE = `${inWords(ASK_AHEAD_WEEKS)} weeks`;
export const ENOUGH_NOTICE_TEXT = `${capitalised(ENOUGH_NOTICE)} is enough for every council whose rules we know.`;

const BAYS = inWords(BAYS_FOR_A_VAN);
export const BAYS_WORDS = `${BAYS} bays`;
export const PARKING_BAYS_WORDS = `${BAYS} parking bays`;

const DISPENSATION_OR_CARS = [
  'Ask the council for a dispensation: a permit for our van to wait where it normally may not. It is quicker to get.',
  'If the street has no restrictions, two friends’ cars parked there the evening before keep the space.',
];

export const INSTEAD: readonly string[] = [
  ...DISPENSATION_OR_CARS,
  `Or the movers carry everything from the nearest lawful space. That adds ${formatPence(NO_PARKING)} an address, unless your price already includes it.`,
];

/** The alternatives for an order without parking at the door, whose price includes the longer carry. */
export const INSTEAD_OF_A_BAY: readonly string[] = [
  ...DISPENSATION_OR_CARS,
  'Or the movers carry everything from the nearest lawful space, which is already in your price.',
];

export const councilLink = ({ borough, url }: Pick<CouncilPlan, 'borough' | 'url'>) => ({
  href: url,
  label: `The council’s page for ${areaInSentence(borough)}`,
});

export const OUTSIDE_LONDON = {
  title: 'Ask the local council',
  text: `We only know the rules of London’s councils. Ask ${ENOUGH_NOTICE} ahead, and give the house number and how many bays you need.`,
  link: { href: 'https://www.gov.uk/find-local-council', label: 'Find your local council on gov.uk' },
} as const;

/** Returns the advice on one council in two lines: "Ask by Tuesday 1 December", and the cost. */
export function planWords(plan: CouncilPlan): { readonly title: string; readonly text: string } {
  const council = councilName(plan.borough);
  if (plan.state === 'open') {
    const [first, ...quicker] = plan.steps;
    if (!first) throw new RangeError('An open plan has a step');
    return {
      title: `Ask by ${until(first)}`,
      text: [`Ask ${council} to reserve ${BAYS_WORDS}${costWords(first)}.`, ...quicker.map(laterWords)].join(' '),
    };
  }
  if (plan.state === 'too_late') {
    const next = plan.firstDay ? ` The first day it can still reserve one is ${formatShortDay(plan.firstDay)}.` : '';
    return {
      title: 'Too late for a reserved bay',
      text: `The last day to ask ${council} was ${formatShortDay(plan.by)}.${next}`,
    };
  }
  const title = plan.isPast ? 'Ask today' : `Ask by ${formatShortDay(plan.askBy)}`;
  if (plan.isForWorksOnly) {
    return {
      title,
      text: `${capitalised(council)} reserves bays for works only. Ask it for a dispensation, a permit for our van to wait where it normally may not.`,
    };
  }
  const cost = plan.cost === null ? '' : ` It charges ${formatPence(plan.cost)} for ${BAYS_WORDS} on one day.`;
  return {
    title,
    text: plan.isPast
      ? `Ask ${council} today whether it can still reserve ${BAYS_WORDS}.${cost}`
      : `We do not know how much notice ${council} wants. ${ENOUGH_NOTICE_TEXT}${cost}`,
  };
}

const until = ({ by, time }: ParkingStep) => `${formatShortDay(by)}${time ? `, ${time}` : ''}`;

const costWords = ({ cost }: { readonly cost: Pence | null }) =>
  cost === null ? '; its page says what they cost' : `: ${formatPence(cost)} for one day`;

function laterWords(step: ParkingStep): string {
  const price = step.cost === null ? '' : `, ${formatPence(step.cost)}`;
  return `Until ${until(step)}${price}${step.isAtDiscretion ? ', if the council agrees' : ''}.`;
}

/** The note on road charges, the same for every address (road-charges.ts: every price includes them). */
export const ROAD_CHARGES_ARE_OURS =
  'We pay the Congestion Charge and the ULEZ charge: they are already in your price.';

/** Returns the day of the reminder, three days before the deadline. */
export const remindOn = (deadline: LocalDate): LocalDate => addDays(deadline, -3);
