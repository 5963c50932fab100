import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { formatPence } from '@/lib/domain/money';
import { CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { cheapestPerWeek } from '@/lib/domain/pricing/storage-rates';
import { tripsSentence, tripsWords } from '@/lib/domain/pricing/storage-trips';
import { inWords } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { PLACES_FILES, SERVICES_FILES, WIZARD_FILES } from '../drawing-files';
import { STEP_DRAWINGS } from '../drawings';
import { INCLUDED_IN_EVERY_MOVE } from '../moving';
import { priceFrom } from '../moving-plans';
import type { ServicePage } from './service-page';

const move = priceFrom('custom');
const { perWeek, unit } = cheapestPerWeek(SITE.storagePriceList);
const clean = CLEANING_PLANS.one_bedroom;
const largest = PLAN_CAPACITY.three_bedroom;

/** The index page /services: three services with a price of their own, and those that accompany them. */
export const allServices: ServicePage = {
  slug: '',
  label: 'Services',
  summary: 'Everything we do, with prices.',
  title: 'Moving, storage and cleaning',
  description: `Everything we do in London, with its price: moving from ${formatPence(move)}, cleaning from ${formatPence(clean.price)}, storage from ${formatPence(perWeek)} a week, ${tripsWords('weekly')}.`,
  h1: 'Moving, storage and cleaning in London',
  lead: 'Book a move, storage, a clean or all three. You see each price before we ask for your name.',
  drawing: PLACES_FILES.areas,
  points: [
    'The full price up front, VAT included',
    'Two-hour slots, seven days a week',
    'Every London borough, and the City',
  ],
  price: { kind: 'from', amount: move, note: 'The smallest move: a van, the movers and VAT.' },
  action: { label: 'Get a quote', href: ROUTES.getAQuote },
  sections: [
    {
      kind: 'choices',
      title: 'Our three main services',
      lead: 'Book one on its own, or several together.',
      choices: [
        {
          title: 'Moving',
          price: move,
          isFrom: true,
          points: [
            'Man and van, by plan or by the item',
            `Up to ${inWords(largest.vans)} vans and ${inWords(largest.movers)} movers`,
          ],
          drawing: SERVICES_FILES.moving,
          action: { label: 'About moving', href: '/services/moving' },
        },
        {
          title: 'Storage',
          price: perWeek,
          isFrom: true,
          points: [`A week of a ${unit.title} unit`, tripsSentence('weekly').replace(/\.$/, '')],
          drawing: SERVICES_FILES.storage,
          action: { label: 'About storage', href: '/services/storage' },
        },
        {
          title: 'Cleaning',
          price: clean.price,
          isFrom: true,
          points: ['End of tenancy, room by room', 'Priced by the number of bedrooms'],
          drawing: SERVICES_FILES.cleaning,
          action: { label: 'About cleaning', href: '/services/cleaning' },
        },
      ],
    },
    {
      kind: 'links',
      id: 'more',
      title: 'More services',
      slugs: ['packing', 'packing-materials', 'home-setup', 'furniture-storage', 'storage-by-the-box', 'disposal'],
    },
    {
      kind: 'links',
      id: 'further',
      title: 'Shipping, business and students',
      slugs: [
        'shipping',
        'business',
        'students-moving',
        'students-storage',
        'business/office-storage',
        'business/retail-storage',
      ],
    },
    {
      kind: 'steps',
      title: 'How booking works',
      steps: [
        {
          title: 'See the price',
          text: 'Enter sizes and postcodes. We don’t need your name or number yet.',
          drawing: STEP_DRAWINGS.price,
        },
        {
          title: 'Add what you need',
          text: 'Packing, cleaning and assembling are each a line with a price.',
          drawing: WIZARD_FILES.items,
        },
        {
          title: 'Pick a slot',
          text: 'A two-hour slot, on a calendar that shows what each day costs.',
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'Change it online',
          text: 'Use the link in your confirmation to change the day or cancel. You see what it costs first.',
          drawing: WIZARD_FILES.done,
        },
      ],
    },
    {
      kind: 'included',
      title: 'What’s included in every price',
      included: [...INCLUDED_IN_EVERY_MOVE, 'An order page to change or cancel'],
      excluded: [
        { what: 'Extras you did not choose', instead: 'Nothing is ticked for you. You add each extra yourself.' },
        { what: 'Parking permits', instead: 'Councils issue them to residents: ask yours in good time.' },
        { what: 'Cash on the day', instead: 'You pay for your order online, before we come.' },
      ],
    },
  ],
  questions: [
    {
      id: 'together',
      question: 'Can I book several services at once?',
      answer:
        'You can add packing, cleaning and assembling to a move in its quote. Storage has its own quote: book the collection for the day of the move.',
    },
    {
      id: 'by-phone',
      question: 'Can I book by phone?',
      answer: 'Yes. Ring us: the price is the same as online.',
    },
    {
      id: 'outside-london',
      question: 'Do you work outside London?',
      answer:
        'One end has to be in London; the other can be further away. The quote shows what each mile costs beyond those included.',
    },
  ],
  reviews: 'moving',
  closing: { title: 'Start with the price', text: 'Choose a service and see the total as you answer.' },
  related: ['moving', 'storage', 'cleaning'],
};
