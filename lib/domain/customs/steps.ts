import { addDays, type LocalDate } from '../london-time';
import { isInUnion, type CustomsAnswers } from './answers';
import { LIST_AHEAD_WEEKS, addMonths, askDay, loadDay } from './days';
import { documentsOf } from './documents';
import { earliestImport, UNION_MONTHS, weddingWindow } from './relief';

/** Days before arrival to ask for medicines: a permit takes three working days, the rest is ours (assumption). */
export const MEDICINES_AHEAD_DAYS = 14;

/** Days before entry (GOV.UK). The vaccination has one day more than the rule, for the vet (ours). */
const PET = { certificate: 10, vaccination: 22 } as const;
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
  /** Whether the day is our advice rather than a rule. */
  readonly isOurs: boolean;
};

/** Returns the dated steps of a move in order. A later day of residence or of the goods moves no step earlier. */
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
