import { formatCubicFeet, formatKilograms } from '@/lib/domain/catalogue/inventory';
import { PLAN_CAPACITY, PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { VAN } from '@/lib/domain/catalogue/vans';
import { AUDIENCES_FILES, MOVES_FILES, SERVICES_FILES, STEPS_FILES } from '../drawing-files';
import { DAY_END, DAY_START } from '../opening';
import { ask } from './ask';

const { mini, three_bedroom: largest } = PLAN_CAPACITY;

/** What movers bring and get is ours to say (assumption): pay is agreed with each and stands in no price list. */
export const BECOME_A_MOVER_PAGE = {
  path: '/become-a-mover',
  title: 'Become a mover',
  description:
    'Drive and carry with us in London: jobs with a known list, a known address and a two-hour slot. What we offer, and what we expect.',
  hero: {
    title: 'Know the job before you turn the key',
    lead: 'Every order comes with its list, its floors, its parking and its slot. You see all of that before you say yes.',
    drawing: AUDIENCES_FILES.drivers,
  },
  sections: [
    {
      kind: 'story',
      title: 'What we offer',
      paragraphs: [
        'The customer has listed what goes, so nobody finds a piano on the third floor that was not there on the phone.',
      ],
      points: [
        `Slots of two hours between ${DAY_START} and ${DAY_END}, any day: you take the ones that suit you`,
        `Jobs with ${mini.movers} to ${largest.movers} movers, most of them within ${PLAN_MILES} miles`,
        'Stairs, distance to the door and volume known before you accept',
        'The customer has paid before the day: you collect no money at the door',
      ],
      drawing: MOVES_FILES['3-bed'],
      side: 'right',
      ground: 'plain',
    },
    {
      kind: 'points',
      title: 'What we expect',
      lead: 'Have these ready when you write: they are checked before the first job.',
      points: [
        {
          title: 'Papers',
          text: 'A driving licence for the van you drive, and the right to work in the United Kingdom.',
        },
        {
          title: 'Insurance',
          text: 'For a van of your own: hire and reward, goods in transit and public liability. Social and domestic cover does not do.',
        },
        {
          title: 'The van',
          text: `We plan with a Luton of ${formatCubicFeet(VAN.cubicFeet)} and ${formatKilograms(VAN.kilograms)}, with a tail-lift. Clean and dry inside, with straps and blankets.`,
        },
        {
          title: 'The manner',
          text: 'On time, careful with walls, plain about what cannot be done. Ring when you are late, before you are late.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From the first mail to the first job',
      steps: [
        {
          title: 'You write',
          text: 'With or without a van. Say where you live and when you can.',
          drawing: STEPS_FILES.price,
        },
        {
          title: 'We talk',
          text: 'About the work and the pay, which is agreed before you begin.',
          drawing: STEPS_FILES.day,
        },
        { title: 'You ride along', text: 'A move with a crew that knows how we load.', drawing: STEPS_FILES.carry },
        {
          title: 'Your first job',
          text: 'A small one, with the list and the floors in your hand.',
          drawing: STEPS_FILES.home,
        },
      ],
    },
    ask({
      title: 'Write to us',
      text: 'A few lines are enough. We answer everybody, also when it is a no.',
      points: [
        'Your name and where in London you start from',
        'A van of your own, and which; or carrying only',
        'Days and hours that you have',
        'What you have done before, if you have',
      ],
      subject: 'Become a mover',
      form: 'mover',
    }),
    {
      kind: 'action',
      title: 'See what a customer sees',
      text: 'The quote is where your job begins. Make one up, and you know what you would be sent.',
      drawing: SERVICES_FILES.moving,
      action: { label: 'Open the quote', href: '/get-a-quote/moving' },
    },
  ],
} as const;
