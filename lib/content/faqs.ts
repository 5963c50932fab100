import { moreThanSmaller } from '@/lib/domain/catalogue/cleaned-rooms';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { MAX_CUBIC_FEET, MAX_VANS, MOST_VANS, VAN } from '@/lib/domain/catalogue/vans';
import { PLAN_CAPACITY, PLAN_MILES, customMovers } from '@/lib/domain/catalogue/plan-capacity';
import { homeUnitText } from '@/lib/domain/catalogue/home-units';
import { UNIT_HEIGHT_FEET, storageUnit } from '@/lib/domain/catalogue/storage-units';
import { formatPence, formatRate } from '@/lib/domain/money';
import { FIXED_MOVING_PLANS } from '@/lib/domain/order-types';
import {
  CHANGE_HOLD_MINUTES,
  COOLING_OFF_DAYS,
  DRAFT_LIFE_DAYS,
  FREE_CANCELLATION_HOURS,
  LATE_CANCELLATION,
  PRICES_KEPT_DAYS,
  UNDO_MINUTES,
} from '@/lib/domain/order/assumptions';
import { COVER_PROMISE } from '@/lib/domain/order/cover';
import { HOLD_MINUTES } from '@/lib/domain/order/hold';
import * as prices from '@/lib/domain/prices/assumptions';
import {
  ADD_ON_PRICES,
  CLEANING_GUARANTEE_HOURS,
  CLEANING_PLANS,
  LARGER_HOME_FROM,
} from '@/lib/domain/prices/price-lists';
import { BUSY_DAY_RULE } from '@/lib/domain/pricing/charges';
import { cheapestPerWeek, weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { STORAGE_DURATIONS, storageDuration } from '@/lib/domain/pricing/storage-terms';
import { cheapestWholeStay } from '@/lib/domain/pricing/storage-stay';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { DAYS_AHEAD, LAST_CALL_FOR_TOMORROW } from '@/lib/domain/slots/calendar';
import { NOTICE_DAYS, NOTICE_FROM_WEEKS } from '@/lib/domain/storage/billing';
import { PRICE_MAY_CHANGE, UNUSED_WEEKS_BACK } from '@/lib/domain/storage/plan-words';
import { uncapitalised } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { COMPANY, DAY_END, DAY_START } from './company';
import { COMPANY_FILES, MOVES_FILES } from './drawing-files';
import { priceFrom } from './moving-plans';
import { PAYMENT_WEEKS, RETRIES } from './services/unit-choice';
import { asJsonLd, faqPageData } from './structured-data';

/** The groups of /faq in their order. `id` is the group's anchor on the page. */
const FAQ_TOPICS = [
  { id: 'prices', title: 'Prices' },
  { id: 'moving', title: 'Moving day' },
  { id: 'packing', title: 'Packing and furniture' },
  { id: 'storage', title: 'Storage' },
  { id: 'cleaning', title: 'Cleaning' },
  { id: 'booking', title: 'Booking and paying' },
  { id: 'changing', title: 'Changing and cancelling' },
] as const;
type FaqTopic = (typeof FAQ_TOPICS)[number]['id'];

/** A question and its answer. Every number in the answer comes from the rule that applies it. */
type Faq = {
  /** The question's anchor on a page. It never changes, so that links keep working. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Whether it is frequent enough for the home page. */
  readonly isOften?: true;
};

/**
 * Items that may not go into storage and that none of our vans take. Shown on the service's page and among the
 * questions.
 */
export const NOT_STORED = {
  question: 'What can I not store?',
  answer:
    'Food, plants, animals, fuel, gas, fireworks, and things that are stolen or illegal. Empty and dry fridges and washing machines, and leave their doors ajar.',
} as const;

/** The person whom the terms require at each address of an order. */
export const ADULT_THERE = 'Someone aged 18 or over has to be there who can decide for you. It need not be you.';

/** The rule for the contents of drawers. */
export const DRAWERS =
  'Clothes and linen can stay in sturdy drawers for a move. Drawers that are heavy, go into storage or are taken apart have to be empty.';

export const NOT_CARRIED = {
  question: 'What do you not carry?',
  answer:
    'Gas bottles, fuel, paint, acids, fireworks, animals, and money or jewellery. Keep passports and medicines with you.',
} as const;

const from = formatPence(priceFrom('custom'));

const PRICE_FAQS: readonly Faq[] = [
  {
    id: 'from-price',
    isOften: true,
    question: `What does “from ${from}” include?`,
    answer: `${from} covers the van, ${customMovers(prices.CUSTOM_BASE_CUBIC_FEET)} movers and the first ${prices.CUSTOM_BASE_CUBIC_FEET} cubic feet, VAT included. Each extra cubic foot adds ${formatRate(prices.PER_CUBIC_FOOT)}. List your items and the total updates as you add them, before we ask who you are.`,
  },
  {
    id: 'distance',
    isOften: true,
    question: 'How many miles does the price include?',
    answer: `${PLAN_MILES} miles, across all your addresses. Each mile beyond that is ${formatRate(prices.PER_EXTRA_MILE)}, and you see it in the price before you book.`,
  },
  {
    id: 'students',
    isOften: true,
    question: 'Is there a student price?',
    answer: `Yes: ${prices.STUDENT_DISCOUNT_PERCENT}% off the total. Tell us that you are a student when you book.`,
  },
  {
    id: 'vat',
    question: 'Is VAT included?',
    answer: 'Yes, in every price on this site. The total that you see is the total that you pay.',
  },
  {
    id: 'road-charges',
    question: 'Do I pay the Congestion Charge or ULEZ for the van?',
    answer: 'No. We pay the Congestion Charge, ULEZ and tolls, and every price includes them.',
  },
  {
    id: 'stairs',
    question: 'What do stairs cost?',
    answer: `${formatPence(prices.PER_FLOOR)} for each floor above or below the ground, at each address without a lift. A ground floor or a building with a lift costs nothing extra.`,
  },
  {
    id: 'parking',
    question: 'What if the van cannot stop at my door?',
    answer: `Tell us in the quote: we add ${formatPence(prices.NO_PARKING)} for that address, for the longer carry. Only the council can suspend a parking bay, so ask early.`,
  },
  {
    id: 'two-stops',
    question: 'Can the van stop at more than two addresses?',
    answer: `Yes. Each additional address is ${formatPence(prices.ADDITIONAL_ADDRESS)}, and we count the miles of the whole route together.`,
  },
  {
    id: 'busy-days',
    question: 'Why are some days dearer?',
    answer: `A busy day adds ${prices.BUSY_DAY_PERCENT}% to the move, the collection or the clean, not to add-ons. A busy day is ${BUSY_DAY_RULE}. The calendar shows the full price for every day before you choose one.`,
  },
  {
    id: 'price-on-the-day',
    question: 'Can the price change on the day?',
    answer: `Only if the job differs from what you booked: more items, another floor, one more stop. The quote shows the price of each. A plan includes a set volume (${PLAN_CAPACITY.one_bedroom.cubicFeet} cubic feet for 1 bedroom, for instance), and anything above it is ${formatRate(prices.PER_CUBIC_FOOT)} a cubic foot.`,
  },
  {
    id: 'promo-code',
    question: 'Where does my promo code go?',
    answer:
      'On the step of the quote that asks for your details. The discount appears on its own line, after the student discount.',
  },
];

const boxes = FIXED_MOVING_PLANS.map((plan) => PLAN_CAPACITY[plan].boxes);
const { mini, two_bedroom: twoBedroom, three_bedroom: threeBedroom } = PLAN_CAPACITY;

const MOVING_FAQS: readonly Faq[] = [
  {
    id: 'which-plan',
    question: 'Which moving plan do I need?',
    answer: `Count your boxes first: the four plans hold ${boxes.slice(0, -1).join(', ')} and ${boxes.at(-1)}, along with furniture. The item list in the quote adds everything up and tells you if a plan is too small, or if a smaller one would do.`,
  },
  {
    id: 'insurance',
    isOften: true,
    question: 'Are my things covered? Do I need insurance?',
    answer: `${COVER_PROMISE} That applies while we carry, load, drive, store and clean. If a single item is worth more, choose more cover with your items, or ask your home insurer about things in transit.`,
  },
  {
    id: 'how-many-movers',
    question: 'How many people come?',
    answer: `${mini.movers} for a mini or a 1 bedroom move, ${twoBedroom.movers} for 2 bedrooms, and ${threeBedroom.movers} with ${threeBedroom.vans} vans for 3 bedrooms. A custom move gets as many as a plan of that size.`,
  },
  {
    id: 'mini-time',
    question: 'Is there a time limit?',
    answer: `Only for the mini move: ${mini.hours} hours. All other plans are priced by what you move, so a slow lift costs you nothing extra.`,
  },
  {
    id: 'arrival',
    question: 'When exactly will you arrive?',
    answer: `Within the two-hour slot you choose, between ${DAY_START} and ${DAY_END}, any day of the week.`,
  },
  {
    id: 'short-notice',
    question: 'How soon can you come?',
    answer: `Tomorrow, if a slot is available and you book before ${LAST_CALL_FOR_TOMORROW} today. You can book up to ${DAYS_AHEAD} days ahead.`,
  },
  {
    id: 'van-size',
    question: 'How large is the van?',
    answer: `We plan with a Luton of ${formatCubicFeet(VAN.cubicFeet)} with a tail-lift. The quote draws your list inside it to scale, so you can see whether it fits.`,
  },
  {
    id: 'large-move',
    question: `What if I have more than ${MOST_VANS} full?`,
    answer: `Online we price up to ${MAX_VANS} vans, ${formatCubicFeet(MAX_CUBIC_FEET)}. For more than that, press “Ask for a price” under the list in the quote: we get your list, and a person replies.`,
  },
  {
    id: 'be-there',
    question: 'Do I have to be there?',
    answer: `${ADULT_THERE} That goes for both ends of a move, and they should know which things are yours.`,
  },
  {
    id: 'not-carried',
    ...NOT_CARRIED,
  },
  {
    id: 'damage',
    question: 'What if something is damaged?',
    answer:
      'Tell us as soon as you see it, with a photograph and your order reference. The law requires us to work with reasonable care and skill, and our terms set out what we are liable for.',
  },
];

const { PACKING, ASSEMBLING } = ADD_ON_PRICES[SITE.addOnVariant];

const PACKING_FAQS: readonly Faq[] = [
  {
    id: 'packing-price',
    question: 'What does packing cost?',
    answer: `${formatPence(PACKING)} with a move, however many rooms you have. Tick it in the first step of the quote and it appears on its own line in the total.`,
  },
  {
    id: 'packing-when',
    question: 'Do you pack on the day of the move?',
    answer: 'Yes: we pack first and then load, on the same visit.',
  },
  {
    id: 'assembling',
    question: 'Do you take beds and wardrobes apart?',
    answer: `Yes, and put them together again at the other end, for ${formatPence(ASSEMBLING)} a move. If you take something apart yourself, tape a bag with the bolts to it.`,
  },
  {
    id: 'box-weight',
    question: 'How heavy can a box be?',
    answer: 'No heavier than you can comfortably lift yourself. Put books in small boxes and duvets in large ones.',
  },
  {
    id: 'drawers',
    question: 'Can I leave things in the drawers?',
    answer: `${DRAWERS} Empty cupboards with glass doors.`,
  },
  {
    id: 'cancel-packing',
    question: 'Can I remove packing from my order?',
    answer: `Yes. Packing is a service, so you can cancel it within ${COOLING_OFF_DAYS} days of booking for a full refund of its price, unless you asked us to start within those days and we have already packed.`,
  },
];

const freeCollection = storageDuration(prices.FREE_COLLECTION_TERM).title;
const cheapest = cheapestPerWeek(SITE.storagePriceList);
const popular = storageUnit('Plan 6x4');
const weekOn = (term: 'weekly' | '6_months') =>
  formatPence(weeklyPrice(SITE.storagePriceList, { storageSpace: popular.space, squareFeet: null }, term));
const discounts = STORAGE_DURATIONS.filter(({ discountPercent }) => discountPercent > 0)
  .map(({ title, discountPercent }) => `${title.toLowerCase()} ${discountPercent}%`)
  .join(', ');

const STORAGE_FAQS: readonly Faq[] = [
  {
    id: 'storage-size',
    isOften: true,
    question: 'What size of storage do I need?',
    answer: `Compare the drawings: each is to scale. A one-bedroom home fits into ${homeUnitText('one_bedroom')}; a two-bedroom home into ${homeUnitText('two_bedroom')}. If you are between two sizes, choose the smaller if you can stack, or the larger if you want to reach things.`,
  },
  {
    id: 'collection-and-return',
    isOften: true,
    question: 'How do collection and return work?',
    answer: `We come to your door in a slot you choose, load, and bring everything back the same way. Each trip is ${formatPence(prices.CUSTOM_BASE)} for the first ${prices.CUSTOM_BASE_CUBIC_FEET} cubic feet and ${formatRate(prices.STORAGE_TRIP_PER_CUBIC_FOOT)} for each one after that. Store for ${freeCollection} or longer and collection is free.`,
  },
  {
    id: 'storage-price',
    question: 'What does storage cost a week?',
    answer: `From ${formatPence(cheapest.perWeek)} for a ${cheapest.unit.title} unit. The ${popular.title} unit is ${weekOn('weekly')} a week at the list price and ${weekOn('6_months')} if you take it for ${storageDuration('6_months').title}. Both trips are extra (${tripsWords('weekly')}), so the cheapest whole stay is ${formatPence(cheapestWholeStay(SITE.storagePriceList).total)}.`,
  },
  {
    id: 'storage-discounts',
    question: 'How much do I save with a longer term?',
    answer: `Off the list price of every week: ${discounts}. The weekly term has no discount and no commitment.`,
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
    answer: `${PRICE_MAY_CHANGE} You may end the storage before the change free of charge.`,
  },
  {
    id: 'storage-early',
    question: 'Can I leave before the term is over?',
    answer:
      'You can have your things back whenever you ask. You pay for at least the whole term, because the discount depends on it. After it you can stop in any week.',
  },
  {
    id: 'storage-where',
    question: 'Where are my things kept?',
    answer: `In our store in ${prices.STORAGE_DISTRICT}, in a unit that is yours alone. We measure trips from there, and the quote shows what yours cost.`,
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

const { one_bedroom: one, two_bedroom: two, three_bedroom: three } = CLEANING_PLANS;

const CLEANING_FAQS: readonly Faq[] = [
  {
    id: 'cleaning-price',
    question: 'What does an end of tenancy clean cost?',
    answer: `${formatPence(one.price)} for 1 bedroom, ${formatPence(two.price)} for 2 and ${formatPence(three.price)} for 3. We price larger homes on request, from ${formatPence(LARGER_HOME_FROM)}. With 2 bedrooms we also clean ${moreThanSmaller('two_bedroom').map(uncapitalised).join('; and ')}.`,
  },
  {
    id: 'cleaning-time',
    question: 'How long does it take?',
    answer: `We allow ${one.hours} hours with ${one.cleaners} cleaners for 1 bedroom, ${two.hours} hours for 2 and ${three.hours} for 3. They stay until every room on the list is done, at the same price.`,
  },
  {
    id: 'clean',
    question: 'What if you miss something?',
    answer: `Tell us within ${CLEANING_GUARANTEE_HOURS} hours and we come back and put it right.`,
  },
  {
    id: 'cleaning-law',
    question: 'Can my landlord insist on a professional clean?',
    answer:
      'No. Under the Tenant Fees Act 2019 a landlord in England cannot make you pay for a professional clean. You must leave the home as clean as the check-in inventory shows it, and how you do that is up to you.',
  },
  {
    id: 'deposit',
    question: 'Will I get my deposit back?',
    answer:
      'Nobody can promise that: the landlord compares the home with the check-in inventory, and cleaning is only part of that. We promise to come back for anything we missed.',
  },
  {
    id: 'cleaning-after-move',
    question: 'Can you clean after the van has left?',
    answer:
      'Yes. Add cleaning to your move and the quote schedules it after loading, in one order. An empty home is easier to clean well.',
  },
];

const BOOKING_FAQS: readonly Faq[] = [
  {
    id: 'details-first',
    question: 'Do I have to leave my number to see a price?',
    answer:
      'No. Your postcodes and what you are moving are enough. We ask for your name, phone and email on the last step, when you book.',
  },
  {
    id: 'save-quote',
    question: 'Can I save a quote and come back?',
    answer: `Yes. “Save and exit” gives you a link that opens it on any device. We keep it for ${DRAFT_LIFE_DAYS} days after its last change, and its prices for ${PRICES_KEPT_DAYS} days after you first save it. You can delete it.`,
  },
  {
    id: 'hold',
    question: 'Is my slot held while I pay?',
    answer: `Yes, for ${HOLD_MINUTES} minutes from when you go to pay. After that, if you have not paid, the slot is available to everybody again.`,
  },
  {
    id: 'how-to-pay',
    question: 'How do I pay?',
    answer:
      'By card, on the payment provider’s page. Our site never sees your card number, and there is no surcharge for paying by card.',
  },
  {
    id: 'confirmation',
    question: 'What do I get after booking?',
    answer:
      'A reference, an email with everything you booked and how to cancel it, a file for your calendar, and an order page that you can come back to.',
  },
  {
    id: 'account-needed',
    question: 'Do I need an account?',
    answer:
      'No. The link in your confirmation opens your order and lets you change it. Sign in with an emailed link to see all the orders under your email address, and what you have in storage.',
  },
  {
    id: 'by-phone',
    question: 'Can I book by phone?',
    answer: 'Yes. Ring us and we go through the same quote together. The price is the same as online.',
  },
];

const CHANGING_FAQS: readonly Faq[] = [
  {
    id: 'change',
    isOften: true,
    question: 'Can I change the day or address later?',
    answer: `Yes. The link in your confirmation opens your order, where you choose another slot or address and see what it costs before you confirm. That goes for every service. If you cancel up to ${FREE_CANCELLATION_HOURS} hours before it starts, you get a full refund.`,
  },
  {
    id: 'cancel-move',
    question: 'What do I get back if I cancel a move?',
    answer: `Everything up to ${FREE_CANCELLATION_HOURS} hours before it starts, ${LATE_CANCELLATION.percent}% from then until ${LATE_CANCELLATION.hours} hours before, and nothing after that. The law does not require this refund; we offer it anyway.`,
  },
  {
    id: 'undo',
    question: 'I booked the wrong day. What now?',
    answer: `Within ${UNDO_MINUTES} minutes of paying you can undo the whole order and get everything back, however soon the day is.`,
  },
  {
    id: 'cooling-off',
    question: 'Do I have fourteen days to change my mind?',
    answer: `For services such as packing and cleaning, and for storage, yes: ${COOLING_OFF_DAYS} days from booking, for any reason, or from the day you add one later. If you asked us to start within those days, you pay for what we have already done. Collecting, moving and returning things on a fixed date is transport, which has its own rule.`,
  },
  {
    id: 'how-to-cancel',
    question: 'How do I cancel?',
    answer:
      'On your order page. It shows the exact refund first and cancels only when you confirm. You can also write or ring; you do not need a form.',
  },
  {
    id: 'late-change',
    question: 'What does it cost to change the day late?',
    answer: `The difference in price, if the new day is dearer. With less than ${FREE_CANCELLATION_HOURS} hours to go, you also pay the part of the price that we would not refund if you cancelled the whole order then. The page shows both before you agree.`,
  },
  {
    id: 'change-payment',
    question: 'What if the new day is dearer?',
    answer: `We keep the new slot for ${CHANGE_HOLD_MINUTES} minutes while you pay the difference. Until you have paid, your order stays as it was.`,
  },
  {
    id: 'change-items',
    question: 'Can I add items after booking?',
    answer:
      'Yes, for a move and for a collection into storage, where you can change the unit too. Edit the list on your order page and see the exact difference before you confirm. To change what a return brings, please ring us.',
  },
];

/** All questions and answers, by topic. There is no other copy. */
const FAQS_BY_TOPIC: Readonly<Record<FaqTopic, readonly Faq[]>> = {
  prices: PRICE_FAQS,
  moving: MOVING_FAQS,
  packing: PACKING_FAQS,
  storage: STORAGE_FAQS,
  cleaning: CLEANING_FAQS,
  booking: BOOKING_FAQS,
  changing: CHANGING_FAQS,
};

/** The groups of /faq with their questions. */
export const FAQ_GROUPS = FAQ_TOPICS.map((topic) => ({ ...topic, questions: FAQS_BY_TOPIC[topic.id] }));

export const FAQS: readonly Faq[] = FAQ_GROUPS.flatMap(({ questions }) => questions);

/** Returns the content and metadata of /faq. */
export const faqPage = () => ({
  title: 'Questions and answers',
  description:
    'What stairs, parking and busy days cost, what fits, how storage collection and return work, how to change or cancel, and what we refund.',
  canonicalPath: ROUTES.faq,
  // Only the most frequent questions: all of them would double the page's weight.
  jsonLd: asJsonLd(faqPageData(FAQS.filter(({ isOften }) => isOften))),
  body: {
    groups: FAQ_GROUPS.map(({ questions, ...topic }) => ({
      ...topic,
      questions: questions.map(({ id, question, answer }) => ({ id, question, answer })),
    })),
    drawings: { hero: COMPANY_FILES.question, action: MOVES_FILES.custom },
    phone: COMPANY.phone.value,
    phoneHref: COMPANY.phoneHref,
  },
});
