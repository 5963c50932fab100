import { storageUnit, UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { formatPence, formatRate } from '@/lib/domain/money';
import {
  CUSTOM_BASE,
  CUSTOM_BASE_CUBIC_FEET,
  FREE_COLLECTION_TERM,
  STORAGE_DISTRICT,
  STORAGE_TRIP_PER_CUBIC_FOOT,
} from '@/lib/domain/prices/assumptions';
import { cheapestPerWeek, weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { cheapestWholeStay } from '@/lib/domain/pricing/storage-stay';
import { STORAGE_DURATIONS, storageDuration } from '@/lib/domain/pricing/storage-terms';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { SITE } from '@/lib/site';
import { NOT_STORED } from '../refused-things';
import type { Faq } from './faq';

const freeCollection = storageDuration(FREE_COLLECTION_TERM).title;
const cheapest = cheapestPerWeek(SITE.storagePriceList);
const popular = storageUnit('Plan 6x4');
const weekOn = (term: 'weekly' | '6_months') =>
  formatPence(weeklyPrice(SITE.storagePriceList, { storageSpace: popular.space, squareFeet: null }, term));
const discounts = STORAGE_DURATIONS.filter(({ discountPercent }) => discountPercent > 0)
  .map(({ title, discountPercent }) => `${title.toLowerCase()} ${discountPercent}%`)
  .join(', ');

export const STORAGE_FAQS: readonly Faq[] = [
  {
    id: 'storage-size',
    isOften: true,
    question: 'I don’t know what size of storage I need',
    answer:
      'Compare the drawings of the units: each is to scale, with real furniture and boxes in it. Between two sizes, take the smaller if you can stack, the larger if you want to reach things.',
  },
  {
    id: 'collection-and-return',
    isOften: true,
    question: 'How do collection and return work?',
    answer: `We come to your door in a slot you choose, load, and bring everything back the same way. Each trip is ${formatPence(CUSTOM_BASE)} for the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet and ${formatRate(STORAGE_TRIP_PER_CUBIC_FOOT)} for each more. Store for ${freeCollection} or longer and collection is free.`,
  },
  {
    id: 'storage-price',
    question: 'What does storage cost a week?',
    answer: `From ${formatPence(cheapest.perWeek)} for a unit of ${cheapest.unit.title}. The ${popular.title} unit is ${weekOn('weekly')} a week at the list price and ${weekOn('6_months')} when you take it for ${storageDuration('6_months').title}. Both trips come on top, ${tripsWords('weekly')}: the cheapest whole stay is ${formatPence(cheapestWholeStay(SITE.storagePriceList).total)}.`,
  },
  {
    id: 'storage-discounts',
    question: 'What does a longer term take off?',
    answer: `Off the list price of every week: ${discounts}. By the week there is no discount and nothing to keep to.`,
  },
  {
    id: 'storage-payment',
    question: 'How often do I pay?',
    answer: `In advance: a week at a time on the weekly term, ${storageDuration('monthly').weeksPerPayment} weeks at a time on all others. Nobody pays the whole term at once.`,
  },
  {
    id: 'storage-early',
    question: 'Can I leave before the term is over?',
    answer:
      'Your things come back whenever you ask. The term is the shortest time that you pay for, because its discount is given for it; after it you stop in any week, and whole weeks that you paid and do not use go back to you.',
  },
  {
    id: 'storage-where',
    question: 'Where are my things kept?',
    answer: `In our storage in ${STORAGE_DISTRICT}, in a unit that is yours alone. Trips are measured from there, and the price of yours is in the quote.`,
  },
  {
    id: 'storage-visit',
    question: 'Can I come and take something out?',
    answer:
      'Tick single things in your own list online, from your account or your order page. We bring them to you, and the rest stays where it is.',
  },
  {
    id: 'storage-owner',
    question: 'Can somebody else order my things?',
    answer:
      'No. A return is booked by who signs in with the email of the storage order, has the link to its order page, or asks for a link to that email with the order number. The confirmation goes to that email too. Everybody else sees the price and can send us a request, and we ring first.',
  },
  {
    id: 'storage-height',
    question: 'How high is a unit?',
    answer: `${UNIT_HEIGHT_FEET} feet, every one of them. So a 6 by 4 holds more than its floor suggests when boxes are stacked.`,
  },
  {
    id: 'storage-too-small',
    question: 'What if the unit turns out too small?',
    answer:
      'We say so before we load, and you choose: a larger unit at its own price, or what stays behind. The calculator packs your list into a unit beforehand, so it should not come to that.',
  },
  {
    id: 'not-stored',
    ...NOT_STORED,
  },
];
