import { formatCubicFeet, formatKilograms } from '@/lib/domain/catalogue/inventory';
import { PLAN_CAPACITY, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { VAN } from '@/lib/domain/catalogue/vans';
import { DAY_END, DAY_START } from '../company';
import { COMPANY_FILES, MOVES_FILES, SERVICES_FILES, STEPS_FILES } from '../drawing-files';
import { ask } from './contact';

const { mini, three_bedroom: largest } = PLAN_CAPACITY;

/**
 * The page for movers who want to work with us. The requirements and terms are ours (assumption). Pay is agreed with
 * each mover and is not in any price list.
 */
export const BECOME_A_MOVER_PAGE = {
  path: '/become-a-mover',
  title: 'Become a mover',
  description:
    'Work with us as a mover in London: every job has an item list, an address and a two-hour slot. What we offer and what we expect.',
  hero: {
    title: 'Know the job before you accept it',
    lead: 'Every order shows the items, floors, parking and slot. You see all of it before you accept.',
    drawing: COMPANY_FILES.recruiting,
    action: { label: 'Apply to move with us', href: '#ask' },
  },
  sections: [
    {
      kind: 'story',
      title: 'What we offer',
      paragraphs: ['The customer has already listed what is moving, so there is no surprise piano on the third floor.'],
      points: [
        `Two-hour slots between ${DAY_START} and ${DAY_END}, any day: you take the ones that suit you`,
        `Jobs with ${mini.movers} to ${largest.movers} movers, most of them within ${PLAN_MILES} miles`,
        'Stairs, distance to the door and volume known before you accept',
        'The customer has paid in advance, so you collect no money at the door',
      ],
      drawing: MOVES_FILES['3-bed'],
      side: 'right',
      ground: 'plain',
    },
    {
      kind: 'points',
      title: 'What we expect',
      lead: 'Have these ready when you write. We check them before your first job.',
      points: [
        {
          title: 'Papers',
          text: 'A driving licence for the van you drive, and the right to work in the United Kingdom.',
        },
        {
          title: 'Insurance',
          text: 'For your own van: hire and reward, goods in transit and public liability. Social and domestic cover is not enough.',
        },
        {
          title: 'The van',
          text: `We plan with a Luton of ${formatCubicFeet(VAN.cubicFeet)} and ${formatKilograms(VAN.kilograms)}, with a tail-lift. Clean and dry inside, with straps and blankets.`,
        },
        {
          title: 'How you work',
          text: 'Be on time, careful with walls and honest about what cannot be done. If you are going to be late, ring beforehand.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From first email to first job',
      steps: [
        {
          title: 'You write',
          text: 'With or without a van. Tell us where you live and when you can work.',
          drawing: STEPS_FILES.price,
        },
        {
          title: 'We talk',
          text: 'About the work and the pay, which we agree before you start.',
          drawing: STEPS_FILES.day,
        },
        {
          title: 'You ride along',
          text: 'You join a move with people who know how we load.',
          drawing: STEPS_FILES.carry,
        },
        {
          title: 'Your first job',
          text: 'A small one, with the item list and the floors in front of you.',
          drawing: STEPS_FILES.home,
        },
      ],
    },
    ask({
      title: 'Write to us',
      text: 'A few lines are enough. We reply to everybody, even if the answer is no.',
      points: [
        'Your name and where in London you start from',
        'Whether you have a van, and which one, or would only carry',
        'The days and hours you can work',
        'Any experience you have',
      ],
      subject: 'Become a mover',
      form: 'mover',
    }),
    {
      kind: 'action',
      title: 'See what a customer sees',
      text: 'Every job starts with a quote. Try one to see the details you would be sent.',
      drawing: SERVICES_FILES.moving,
      action: { label: 'Open the quote', href: '/get-a-quote/moving' },
    },
  ],
} as const;
