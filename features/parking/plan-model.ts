import { addDays, formatDay, isLocalDate, londonDate } from '@/lib/domain/london-time';
import { parkingPlan, type CouncilPlan } from '@/lib/domain/parking/plan';
import { INSTEAD, planWords, ROAD_CHARGES_ARE_OURS, sourceWords } from '@/lib/domain/parking/words';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { DAYS_AHEAD } from '@/lib/domain/slots/calendar';
import type { LocalDate } from '@/lib/domain/vocabulary';
import type { AddressPlan, CouncilCard, PlanAnswers, PlanField, PlanFormModel } from './types';

type Query = Readonly<Partial<Record<string, string | readonly string[]>>>;

/** Longer than any postcode or date that a browser sends. */
const LONGEST_ANSWER = 20;

const FIND_COUNCIL = { href: 'https://www.gov.uk/find-local-council', label: 'Find your local council on gov.uk' };

/** What the page of a plan shows for an address in the browser: the plan, or the form again with what is wrong. */
export type PlanModel = {
  readonly form: PlanFormModel;
  /** null while something is wrong. */
  readonly plan: {
    readonly title: string;
    readonly addresses: readonly AddressPlan[];
    /** What works where it is too late; empty where nothing is. */
    readonly instead: readonly string[];
    readonly charges: string;
  } | null;
};

/** Pure: what is in the address, on `now`. */
export function planModel(query: Query, now: Date): PlanModel {
  const values = { from: answer(query.from), to: answer(query.to), date: answer(query.date) };
  const form = { values, errors: errorsOf(values, now), days: plannableDays(now) };
  if (Object.keys(form.errors).length > 0) return { form, plan: null };
  const addresses = [values.from, values.to].flatMap((text, end) => {
    const known = parsePostcode(text);
    return known ? [addressPlan(known, end === 0, values.date, now)] : [];
  });
  const isTooLate = addresses.some(({ councils }) => councils.some((council) => council.isTooLate));
  return {
    form,
    plan: {
      title: `Parking on ${formatDay(values.date)}`,
      addresses,
      instead: isTooLate ? INSTEAD : [],
      charges: ROAD_CHARGES_ARE_OURS,
    },
  };
}

/** From tomorrow on, as far ahead as can be booked. */
function plannableDays(now: Date): { readonly first: LocalDate; readonly last: LocalDate } {
  const today = londonDate(now);
  return { first: addDays(today, 1), last: addDays(today, DAYS_AHEAD) };
}

const answer = (given: Query[string]): string =>
  (typeof given === 'string' ? given : '').trim().slice(0, LONGEST_ANSWER);

function errorsOf({ from, to, date }: PlanAnswers, now: Date): PlanFormModel['errors'] {
  const { first, last } = plannableDays(now);
  const errors: Partial<Record<PlanField, string>> = {};
  if (!parsePostcode(from)) errors.from = 'Enter the postcode you move from, such as SE15 4QL';
  if (to !== '' && !parsePostcode(to)) errors.to = 'Enter a postcode, such as N1 2TX, or leave this empty';
  if (!isLocalDate(date)) errors.date = 'Choose the day of the move';
  else if (date < first || date > last) {
    errors.date = `Choose a day from ${formatDay(first)} to ${formatDay(last)}`;
  }
  return errors;
}

type Known = { readonly outcode: string; readonly postcode: string | null };

function addressPlan({ outcode, postcode }: Known, isFrom: boolean, date: LocalDate, now: Date): AddressPlan {
  const plans = parkingPlan(outcode, date, now);
  return {
    title: `${isFrom ? 'From' : 'To'} ${postcode ?? outcode}`,
    lead: leadOf(plans, outcode),
    councils: plans.length > 0 ? plans.map(cardOf) : [OUTSIDE_LONDON],
  };
}

function leadOf(plans: readonly CouncilPlan[], outcode: string): string {
  if (plans.length === 0) return 'This is outside Greater London.';
  return plans.length === 1
    ? `${outcode} is in one borough.`
    : `${outcode} reaches into ${plans.length} boroughs. Yours is the one on your street sign.`;
}

const OUTSIDE_LONDON: CouncilCard = {
  borough: 'Another council',
  title: 'Ask the council for the street',
  text: 'We have read the rules of London’s councils only. Ask three weeks ahead, and name the house number and how many bays you need.',
  note: '',
  link: FIND_COUNCIL,
  isTooLate: false,
};

function cardOf(plan: CouncilPlan): CouncilCard {
  return {
    borough: plan.borough,
    ...planWords(plan),
    note: [plan.note ?? [], plan.source ? sourceWords(plan.source) : []].flat().join(' '),
    link: { href: plan.url, label: `The council’s page for ${plan.borough}` },
    isTooLate: plan.state === 'too_late',
  };
}
