import { addDays, formatDay, isLocalDate, type LocalDate, londonDate } from '@/lib/domain/london-time';
import { parkingPlan, type CouncilPlan } from '@/lib/domain/parking/plan';
import {
  BAYS_WORDS,
  councilLink,
  INSTEAD,
  OUTSIDE_LONDON,
  planWords,
  ROAD_CHARGES_ARE_OURS,
  sourceWords,
} from '@/lib/domain/parking/words';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { DAYS_AHEAD } from '@/lib/domain/slots/calendar';
import { PARKING_CALENDAR } from '@/lib/tool-routes';
import type { AddressPlan, CouncilCard, PlanAnswers, PlanField, PlanFormModel } from './types';

type Query = Readonly<Partial<Record<string, string | readonly string[]>>>;

const LONGEST_ANSWER = 20;

export type PlanModel = {
  readonly form: PlanFormModel;
  /** Null while an answer is wrong or missing. */
  readonly plan: {
    readonly title: string;
    readonly addresses: readonly AddressPlan[];
    readonly instead: readonly string[];
    readonly charges: string;
    readonly kerb: { readonly [view in 'reserved' | 'carried']: { readonly title: string; readonly text: string } };
    readonly calendar: { readonly href: string; readonly label: string };
  } | null;
};

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
      kerb: kerbOf(addresses),
      calendar: {
        href: `${PARKING_CALENDAR}?${new URLSearchParams(values).toString()}`,
        label: 'Add these days to your calendar',
      },
    },
  };
}

/** Returns the words for the addresses where bays can be reserved in time, and for the others. */
function kerbOf(addresses: readonly AddressPlan[]): NonNullable<PlanModel['plan']>['kerb'] {
  const isLate = ({ councils }: AddressPlan) => councils.every(({ isTooLate }) => isTooLate);
  // Without "From" and "To".
  const names = (some: readonly AddressPlan[]) => some.map(({ title }) => title.replace(/^\w+ /, '')).join(' and ');
  const [late, inTime] = [addresses.filter(isLate), addresses.filter((address) => !isLate(address))];
  return {
    reserved: {
      title: `With ${BAYS_WORDS}`,
      text: inTime.length > 0 ? `At ${names(inTime)}, if you ask in time.` : 'It is too late for this day.',
    },
    carried: {
      title: 'Without them',
      text: late.length > 0 ? `At ${names(late)}, unless something below works.` : 'If you do not ask the council.',
    },
  };
}

function plannableDays(now: Date): { readonly first: LocalDate; readonly last: LocalDate } {
  const today = londonDate(now);
  return { first: addDays(today, 1), last: addDays(today, DAYS_AHEAD) };
}

const answer = (given: Query[string]): string =>
  (typeof given === 'string' ? given : '').trim().slice(0, LONGEST_ANSWER);

function errorsOf({ from, to, date }: PlanAnswers, now: Date): PlanFormModel['errors'] {
  const { first, last } = plannableDays(now);
  const errors: Partial<Record<PlanField, string>> = {};
  if (!parsePostcode(from)) errors.from = 'Enter the postcode you are moving from, such as SE15 4QL';
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
    councils: plans.length > 0 ? plans.map(cardOf) : [OTHER_COUNCIL],
  };
}

function leadOf(plans: readonly CouncilPlan[], outcode: string): string {
  if (plans.length === 0) return 'This is outside Greater London.';
  return plans.length === 1
    ? `${outcode} is in one borough.`
    : `${outcode} reaches into ${plans.length} boroughs. Yours is the one on your street sign.`;
}

const OTHER_COUNCIL: CouncilCard = { borough: 'Another council', ...OUTSIDE_LONDON, note: '', isTooLate: false };

function cardOf(plan: CouncilPlan): CouncilCard {
  return {
    borough: plan.borough,
    ...planWords(plan),
    note: [plan.note ?? [], plan.source ? sourceWords(plan.source) : []].flat().join(' '),
    link: councilLink(plan),
    isTooLate: plan.state === 'too_late',
  };
}
