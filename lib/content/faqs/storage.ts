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
import { NOTICE_DAYS, NOTICE_FROM_WEEKS, PRICE_CHANGE_NOTICE_DAYS } from '@/lib/domain/storage/billing';
import { UNUSED_WEEKS_BACK } from '@/lib/domain/storage/plan-words';
import { SITE } from '@/lib/site';
import { NOT_STORED } from '../refused-things';
import { PAYMENT_WEEKS, RETRIES } from '../storage-payments';
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
      'Compare the drawings of the units: each is to scale, with real furniture and boxes in it. If you are between two sizes, choose the smaller one if you can stack, or the larger one if you want to reach things.',
  },
  {
    id: 'collection-and-return',
    isOften: true,
    question: 'How do collection and return work?',
    answer: `We come to your door in a slot you choose, load, and bring everything back the same way. Each trip is ${formatPence(CUSTOM_BASE)} for the first ${CUSTOM_BASE_CUBIC_FEET} cubic feet and ${formatRate(STORAGE_TRIP_PER_CUBIC_FOOT)} for each one after that. Store for ${freeCollection} or longer and collection is free.`,
  },
  {
    id: 'storage-price',
    question: 'What does storage cost a week?',
    answer: `From ${formatPence(cheapest.perWeek)} for a ${cheapest.unit.title} unit. The ${popular.title} unit is ${weekOn('weekly')} a week at the list price and ${weekOn('6_months')} if you take it for ${storageDuration('6_months').title}. Both trips are extra (${tripsWords('weekly')}), so the cheapest whole stay is ${formatPence(cheapestWholeStay(SITE.storagePriceList).total)}.`,
  },
  {
    id: 'storage-discounts',
    question: 'How much do I save with a longer term?',
    answer: `You save this much on the list price of every week: ${discounts}. On the weekly term there is no discount and no commitment.`,
  },
  {
    id: 'storage-payment',
    question: 'How often do I pay?',
    answer: `In advance: a week at a time on the weekly term, ${PAYMENT_WEEKS} weeks at a time on all others. You never pay the whole term at once. When you book, you agree that the payment provider keeps your card. We charge it at the start of each period.`,
  },
  {
    id: 'storage-notice',
    question: 'Do you tell me before you charge my card?',
    answer: `Before each payment for ${NOTICE_FROM_WEEKS} weeks we email you ${NOTICE_DAYS} days ahead, with the amount, the day and how to end the storage. After every payment, weekly ones too, you get a receipt with an invoice.`,
  },
  {
    id: 'storage-refused',
    question: 'What happens if my card is refused?',
    answer: `We email you at once, with a link to pay or change your card, and try again ${RETRIES} days after the first refusal. If that does not work, someone in our office contacts you. Your things stay where they are.`,
  },
  {
    id: 'storage-end',
    question: 'How do I end storage?',
    answer: `Book the return of everything, from your order page or your account; you see the exact refund first. Storage ends on the day of the return, but not before your term is over. ${UNUSED_WEEKS_BACK}`,
  },
  {
    id: 'storage-price-change',
    question: 'Can the price of my unit change?',
    answer: `Not during your term. After it, only if we tell you in writing ${PRICE_CHANGE_NOTICE_DAYS} days before, and you may end the storage before the change free of charge.`,
  },
  {
    id: 'storage-early',
    question: 'Can I leave before the term is over?',
    answer:
      'You can have your things back whenever you ask. The term is the shortest time you pay for, because it earns you the discount. After it you can stop in any week.',
  },
  {
    id: 'storage-where',
    question: 'Where are my things kept?',
    answer: `In our store in ${STORAGE_DISTRICT}, in a unit that is yours alone. We measure trips from there, and the quote shows the price of yours.`,
  },
  {
    id: 'storage-visit',
    question: 'Can I come and take something out?',
    answer:
      'You do not need to come: tick single items in your list online, from your account or your order page. We bring them to you, and the rest stays where it is.',
  },
  {
    id: 'storage-owner',
    question: 'Can someone else ask for my things?',
    answer:
      'No. To book a return you sign in with the email of the storage order, use the link to its order page, or give the order number and have a link sent to that email. The confirmation goes to that email too. Anybody else can see the price and send us a request, and we ring you first.',
  },
  {
    id: 'storage-height',
    question: 'How high is a unit?',
    answer: `Every unit is ${UNIT_HEIGHT_FEET} feet high, so if you stack boxes, a 6 by 4 holds more than its floor suggests.`,
  },
  {
    id: 'storage-too-small',
    question: 'What if the unit turns out to be too small?',
    answer:
      'We tell you before we load, and you choose: take a larger unit at its own price, or leave something behind. The calculator fits your list into a unit beforehand, so it should not come to that.',
  },
  {
    id: 'not-stored',
    ...NOT_STORED,
  },
];
