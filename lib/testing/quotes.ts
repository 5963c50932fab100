import type { Flow, Step } from '@/features/quote/engine/types';
import type { BookingAnswers, BookingFacts } from '@/features/quote/flow-config';
import type { QuoteBackend } from '@/features/quote/pages/backend';
import type { DraftDto, DraftOrderDto } from '@/lib/contracts/checkout';
import type { QuoteDto } from '@/lib/contracts/errors';
import type { DayDto } from '@/lib/contracts/slots';
import { EMPTY_MOVING_ANSWERS, type MovingAnswers } from '@/lib/domain/answers/flow-answers';
import type { Trader } from '@/lib/domain/order/trader';
import type { MovingStepProps } from '@/features/quote/moving/step-props';

/** A backend without drafts, prices and days. */
export const aBackend: QuoteBackend = {
  readDraft: () => Promise.resolve(null),
  price: () => Promise.reject(new Error('No price')),
  places: () => Promise.resolve({ unserved: [], byRequest: null }),
  parking: () => Promise.resolve(null),
  days: () => Promise.resolve([]),
};

/** Returns a step by its id. Throws when the flow has none. */
export function stepOf<V extends BookingAnswers>(flow: Flow<V>, id: string): Step<V> {
  const step = flow.steps.find((each) => each.id === id);
  if (!step) throw new Error(`The flow ${flow.id} has no step ${id}`);
  return step;
}

/** Address of a finished one-bedroom move on 15 December 2026. */
const ADDRESS = { postcode: 'N1 2TX', floor: 0, parking: true, elevator: false };

export const aMove = (change: Partial<MovingAnswers> = {}): MovingAnswers => ({
  ...EMPTY_MOVING_ANSWERS,
  movingSpace: 'one_bedroom',
  addresses: {
    ...EMPTY_MOVING_ANSWERS.addresses,
    collection: ADDRESS,
    delivery: { ...ADDRESS, postcode: 'SE15 4QL', floor: 2 },
  },
  dates: { movingDate: '2026-12-15' },
  timeSlot: { movingDate: ['10:00', '12:00'] },
  firstName: 'Zoë',
  lastName: 'O’Neill',
  email: 'zoe@example.com',
  phone: '07700 900123',
  isAgreedWithTerms: true,
  ...change,
});

export const aDraft = (change: Partial<DraftDto<'moving'>> = {}): DraftDto<'moving'> => ({
  draftId: 'draft-draft-draft-draft-1',
  flow: 'moving',
  step: 'details',
  answers: aMove(),
  savedAt: '2026-11-21T10:00:00.000Z',
  pricesUntil: '2026-12-19T10:00:00.000Z',
  reference: 'Q-7K4M2',
  expiresAt: '2026-12-19T10:00:00.000Z',
  order: null,
  store: null,
  ...change,
});

export const aHeldOrder = (change: Partial<DraftOrderDto> = {}): DraftOrderDto => ({
  standing: 'held',
  reference: 'SM-1',
  orderUrl: 'http://localhost:3000/orders/SM-1?token=x',
  heldUntil: '2026-11-21T10:30:00.000Z',
  isShared: false,
  payUrl: '/api/orders/SM-1/pay?token=x',
  appointment: { date: '2026-12-15', slot: ['10:00', '12:00'] },
  total: 279,
  ...change,
});

export const aQuoteDto = (total = 279): QuoteDto => ({
  lines: [
    { key: 'moving_plan', code: 'moving_plan', label: '1 bedroom move', amount: total - 20 },
    { key: 'road_charges', code: 'road_charges', label: 'Congestion Charge, ULEZ and tolls', amount: 0 },
    {
      key: 'floors_delivery',
      code: 'floors_delivery',
      label: 'Second floor, no lift',
      detail: 'at delivery',
      amount: 20,
    },
  ],
  total,
  totalWithDiscount: total,
  distanceMiles: 7,
});

export const aDay = (date: string, change: Partial<DayDto> = {}): DayDto => ({
  date,
  state: 'free',
  total: 279,
  isBusy: false,
  slots: [
    { start: '08:00', end: '10:00', state: 'full' },
    { start: '10:00', end: '12:00', state: 'free' },
    { start: '12:00', end: '14:00', state: 'last' },
  ],
  ...change,
});

const picture = { path: '/drawings/x.svg', width: 100, height: 100, alt: '' };
export const someFacts = (change: Partial<MovingStepProps> = {}): MovingStepProps => ({
  popularItems: [
    { id: 'sofa_3', title: 'Sofa, 3 seats', room: 'Living room', cubicFeet: 50, kilograms: 55 },
    { id: 'box_m', title: 'Medium box', room: 'Boxes and packing', cubicFeet: 2.4, kilograms: 12 },
  ],
  wasteCarrier: 'CBDU1',
  addOnPictures: { PACKING: picture, PACKING_MATERIALS: picture, CLEANING: picture, ASSEMBLING: picture },
  itemPictures: [['sofa_3', 'sofa.0a1b2c3d', 100, 100]],
  planPictures: { mini: picture, one_bedroom: picture, two_bedroom: picture, three_bedroom: picture, custom: picture },
  roomPictures: { mini: picture, one_bedroom: picture, two_bedroom: picture, three_bedroom: picture },
  ...change,
});

export const someBookingFacts: BookingFacts = {
  today: '2026-11-21',
  bookable: { first: '2026-11-22', last: '2027-02-19' },
  draftId: null,
  knownDays: [],
  parking: null,
  isForCustomer: false,
};

export const aTrader: Trader = {
  name: 'Smart Storage and Moving',
  legalName: 'Sample Legal Name Ltd',
  address: '1 Example Street, London N1 0AA',
  phone: '020 7946 0123',
  phoneHref: 'tel:+442079460123',
  email: 'hello@example.com',
  wasteCarrier: 'CBDU1',
};
