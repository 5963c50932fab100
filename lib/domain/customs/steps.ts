import { addDays } from '../london-time';
import type { LocalDate } from '../vocabulary';
import { isInUnion, type CustomsAnswers } from './answers';
import { askDay, LIST_AHEAD_WEEKS, loadDay } from './days';
import { documentsOf } from './documents';
import { addMonths } from './months';
import { earliestImport, UNION_MONTHS, weddingWindow } from './relief';

/** Before arrival: a permit takes three working days by what we have read; the rest is ours (assumption). */
export const MEDICINES_AHEAD_DAYS = 14;

/** GOV.UK: a certificate in the ten days before entry, 21 days after a first vaccination; a day to see the vet is ours. */
const PET = { certificate: 10, vaccination: 22 } as const;
/** A permit for a pet is valid for so many days. */
const EMIRATES_PET_PERMIT_DAYS = 30;

export type StepId =
  | 'bought'
  | 'list'
  | 'papers'
  | 'visa'
  | 'load'
  | 'import_from'
  | 'goods'
  | 'residence'
  | 'residence_by'
  | 'import_by'
  | 'keep'
  | 'wedding_from'
  | 'wedding'
  | 'wedding_until'
  | 'pet_vaccination'
  | 'pet_certificate'
  | 'pet_permit'
  | 'medicines';

export type Step = {
  readonly id: StepId;
  readonly day: LocalDate;
  /** We advise the day; nobody's rule names it. */
  readonly isOurs: boolean;
};

/** The days of a move, from the first to the last. Pure; a later day of residence or of the things moves none earlier. */
export function stepsOf(answers: CustomsAnswers): readonly Step[] {
  const { residence, goods, things } = answers;
  const load = loadDay(answers);
  const steps = [
    ours('list', addDays(load, -7 * LIST_AHEAD_WEEKS)),
    ...(documentsOf(answers).some(({ isAsked }) => isAsked)
      ? [ours(isInUnion(answers.destination) ? 'papers' : 'visa', askDay(answers))]
      : []),
    ours('load', load),
    rule('goods', goods),
    rule('residence', residence),
    ...(isInUnion(answers.destination) ? unionSteps(answers) : []),
    ...(things.includes('pet') ? petSteps(answers) : []),
    ...(things.includes('medicines') && !isInUnion(answers.destination)
      ? [ours('medicines', addDays(residence, -MEDICINES_AHEAD_DAYS))]
      : []),
  ];
  return steps.toSorted((one, other) => one.day.localeCompare(other.day));
}

const rule = (id: StepId, day: LocalDate): Step => ({ id, day, isOurs: false });
const ours = (id: StepId, day: LocalDate): Step => ({ id, day, isOurs: true });

function unionSteps({ reason, residence, goods, wedding }: CustomsAnswers): readonly Step[] {
  if (reason === 'home') {
    return [
      rule('bought', addMonths(residence, -UNION_MONTHS.owned)),
      rule('import_from', earliestImport(residence)),
      rule('import_by', addMonths(residence, UNION_MONTHS.importWithin)),
      rule('keep', addMonths(goods, UNION_MONTHS.keep)),
      ...(goods < residence ? [rule('residence_by', addMonths(goods, UNION_MONTHS.residenceAfter))] : []),
    ];
  }
  if (reason !== 'marriage' || !wedding) return [];
  const [from, until] = weddingWindow(wedding);
  return [rule('wedding_from', from), rule('wedding', wedding), rule('wedding_until', until)];
}

const petSteps = ({ destination, residence }: CustomsAnswers): readonly Step[] =>
  isInUnion(destination)
    ? [
        rule('pet_vaccination', addDays(residence, -PET.vaccination)),
        rule('pet_certificate', addDays(residence, -PET.certificate)),
      ]
    : [rule('pet_permit', addDays(residence, -EMIRATES_PET_PERMIT_DAYS))];
