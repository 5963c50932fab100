import { CUSTOMS_PLANNER } from '@/lib/customs-routes';
import { UNION_MONTHS } from '@/lib/domain/customs/relief';
import { NOT_ADVICE } from '@/lib/domain/customs/words';
import { ABROAD_FILES, MOVES_FILES } from './drawing-files';

export const CUSTOMS_TITLE = 'Customs planner for a move abroad';

/** What /customs-planner shows, and what its head says. */
export const customsPlannerPage = () => ({
  title: CUSTOMS_TITLE,
  description:
    'Moving to Spain, Portugal or the UAE: whether your things come in free of duty, which papers customs ask for, by which day, and what may not go.',
  canonicalPath: CUSTOMS_PLANNER,
  body: {
    hero: {
      title: 'Customs for your move abroad',
      lead: 'Say where you go, when and with what. You get the papers, the days and the reliefs, with a source for each.',
      drawing: ABROAD_FILES.customs,
    },
    form: { values: EMPTY, things: [], errors: {} },
    notAdvice: NOT_ADVICE,
    points: {
      title: 'How it works',
      points: [
        {
          title: 'Free is not automatic',
          text: 'Customs let a household in free if you show that you really move, and that the things are yours and used. Without papers they charge duty and VAT.',
        },
        {
          title: 'The days count',
          text: 'When you move in, when the things arrive and how long you have had them matter as much as what they are.',
        },
        {
          title: 'What we do not know, we say',
          text: 'Most of what we read are undated copies. Where we found nothing, the plan says so and names the authority.',
        },
        {
          title: 'Nobody asks who you are',
          text: 'There is no email field before the answer. Your answers are in the address of the plan and nowhere else.',
        },
      ],
    },
    rules: {
      title: 'What comes in free of duty',
      lead: 'The rules in short. The plan applies them to your days.',
      columns: ['Reason', 'Spain and Portugal', 'United Arab Emirates'],
      rows: [
        {
          name: 'Moving home',
          cells: [`Used things, ${UNION_MONTHS.owned} months yours`, 'Used things, on a first move there'],
        },
        { name: 'Moving to marry', cells: ['New things too, around the wedding', 'With a residence visa'] },
        { name: 'Full-time study', cells: ['What a student’s room holds', 'With a residence visa'] },
        { name: 'A second home', cells: ['Duty and VAT', 'Duty'] },
        {
          name: 'Time to bring all of it',
          cells: [`${UNION_MONTHS.importWithin} months from moving in`, 'None that we have found'],
        },
      ],
      note: 'Alcohol and tobacco are never free. The Canary Islands, Ceuta and Melilla have taxes of their own: ask us.',
    },
    action: {
      title: 'Know the price as well',
      text: 'Send us your list, or only its volume. You get one price for all of it before you agree to anything.',
      drawing: MOVES_FILES.custom,
      action: { label: 'Ask for a shipping price', href: '/services/shipping#ask' },
    },
  },
});

const EMPTY = {
  ...{ destination: '', citizen: '', reason: '', residence: '' },
  ...{ goods: '', wedding: '', outside: '', before: '' },
};
