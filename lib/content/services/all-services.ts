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

/** The index, /services: three services with a price of their own, and what goes with them. */
export const allServices: ServicePage = {
  slug: '',
  label: 'Services',
  summary: 'Everything that we do, with its price.',
  title: 'Moving, storage and cleaning',
  description: `Everything we do in London, with its price: moving from ${formatPence(move)}, cleaning from ${formatPence(clean.price)}, storage from ${formatPence(perWeek)} a week, ${tripsWords('weekly')}.`,
  h1: 'One thing, or all of it',
  lead: 'A move, storage, a clean, or a chain of them. Each has a price that you see before you say who you are.',
  drawing: PLACES_FILES.areas,
  points: [
    'The full price first, VAT included',
    'Two-hour slots, seven days a week',
    'Every London borough, and the City',
  ],
  price: { kind: 'from', amount: move, note: 'The smallest move: a van, the movers and VAT.' },
  action: { label: 'Get a quote', href: ROUTES.getAQuote },
  sections: [
    {
      kind: 'choices',
      title: 'Three that stand alone',
      lead: 'Each is booked on its own, and each takes the others along.',
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
          points: ['End of tenancy, room by room', 'Fixed by the number of bedrooms'],
          drawing: SERVICES_FILES.cleaning,
          action: { label: 'About cleaning', href: '/services/cleaning' },
        },
      ],
    },
    {
      kind: 'links',
      id: 'more',
      title: 'And what goes with them',
      slugs: ['packing', 'packing-materials', 'home-setup', 'furniture-storage', 'storage-by-the-box', 'disposal'],
    },
    {
      kind: 'links',
      id: 'further',
      title: 'Further away, at work, at university',
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
      title: 'Booked the same way, all of it',
      steps: [
        { title: 'See the price', text: 'Sizes and postcodes. No name, no number.', drawing: STEP_DRAWINGS.price },
        {
          title: 'Add what you need',
          text: 'Packing, cleaning, assembling: a line each, with its price.',
          drawing: WIZARD_FILES.items,
        },
        {
          title: 'Pick a slot',
          text: 'Two hours, on a calendar that shows what each day costs.',
          drawing: STEP_DRAWINGS.day,
        },
        {
          title: 'Change it online',
          text: 'The link in your confirmation moves the day or cancels, and shows the money first.',
          drawing: WIZARD_FILES.done,
        },
      ],
    },
    {
      kind: 'included',
      title: 'In every price',
      included: [...INCLUDED_IN_EVERY_MOVE, 'An order page to change or cancel'],
      excluded: [
        { what: 'What you did not choose', instead: 'Nothing is ticked for you. Each extra is a line that you add.' },
        { what: 'Parking permits', instead: 'Councils issue them to residents: ask yours early.' },
        { what: 'Cash on the day', instead: 'Everything is paid online, before we come.' },
      ],
    },
  ],
  questions: [
    {
      id: 'together',
      question: 'Can I book several services at once?',
      answer:
        'Packing, cleaning and assembling are added to a move in its quote. Storage is a quote of its own: book the collection for the day of the move.',
    },
    {
      id: 'by-phone',
      question: 'Can I book by phone?',
      answer: 'Ring us and talk it through: the price stays the same.',
    },
    {
      id: 'outside-london',
      question: 'Do you work outside London?',
      answer:
        'We collect or deliver in London; the other end may be further away, and every mile beyond the included ones has a price that the quote shows.',
    },
  ],
  reviews: 'moving',
  closing: { title: 'Start with the price', text: 'Choose a service and see the total as you answer.' },
  related: ['moving', 'storage', 'cleaning'],
};
