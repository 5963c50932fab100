import { UNION_MONTHS } from '@/lib/domain/customs/relief';
import { NOT_ADVICE } from '@/lib/domain/customs/words';
import { CUSTOMS_PLANNER } from '@/lib/tool-routes';
import { ABROAD_FILES, MOVES_FILES } from './drawing-files';

export const CUSTOMS_TITLE = 'Customs planner for a move abroad';

/** Returns the content and metadata of /customs-planner. */
export const customsPlannerPage = () => ({
  title: CUSTOMS_TITLE,
  description:
    'Moving to Spain, Portugal or the UAE: whether your things come in free of duty, which papers customs ask for and when, and what you may not take.',
  canonicalPath: CUSTOMS_PLANNER,
  body: {
    hero: {
      title: 'Customs for your move abroad',
      lead: 'Tell us where you are going, when and with what. You get the papers, the dates and the reliefs, with a source for each.',
      drawing: ABROAD_FILES.customs,
    },
    form: { values: EMPTY, things: [], errors: {} },
    notAdvice: NOT_ADVICE,
    points: {
      title: 'How it works',
      points: [
        {
          title: 'Relief is not automatic',
          text: 'Customs let a household in free if you show that you are really moving, and that the things are yours and used. Without the papers they charge duty and VAT.',
        },
        {
          title: 'Dates matter',
          text: 'When you move in, when your things arrive and how long you have owned them matter as much as what they are.',
        },
        {
          title: 'We say what we do not know',
          text: 'Most of the pages we read carry no date. Where we found nothing, the plan says so and names the authority to ask.',
        },
        {
          title: 'We do not ask who you are',
          text: 'You need no email address to see the plan. Your answers are in its web address and nowhere else.',
        },
      ],
    },
    rules: {
      title: 'What comes in free of duty',
      lead: 'The rules in brief. The plan applies them to your dates.',
      columns: ['Reason', 'Spain and Portugal', 'United Arab Emirates'],
      isStacked: true,
      rows: [
        {
          name: 'Moving home',
          cells: [`Used things, yours for ${UNION_MONTHS.owned} months`, 'Used things, on a first move there'],
        },
        { name: 'Moving to marry', cells: ['New things too, around the wedding', 'With a residence visa'] },
        { name: 'Full-time study', cells: ['The contents of a student’s room', 'With a residence visa'] },
        { name: 'A second home', cells: ['Duty and VAT', 'Duty'] },
        {
          name: 'Time limit for everything',
          cells: [`${UNION_MONTHS.importWithin} months from moving in`, 'None that we have found'],
        },
      ],
      note: 'Alcohol and tobacco are always taxed. The Canary Islands, Ceuta and Melilla have their own taxes: ask us.',
    },
    action: {
      title: 'Want the price as well?',
      text: 'Send us your list, or just its volume. You get one price for everything before you agree to anything.',
      drawing: MOVES_FILES.custom,
      action: { label: 'Ask for a shipping price', href: '/services/shipping#ask' },
    },
  },
});

const EMPTY = {
  destination: '',
  citizen: '',
  reason: '',
  residence: '',
  goods: '',
  wedding: '',
  outside: '',
  before: '',
};
