import {
  CHANGE_HOLD_MINUTES,
  FREE_CANCELLATION_HOURS,
  LATE_CANCELLATION,
  UNDO_MINUTES,
} from '@/lib/domain/order/assumptions';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/cooling-off';
import type { Faq } from './faq';

export const CHANGING_FAQS: readonly Faq[] = [
  {
    id: 'change',
    isOften: true,
    question: 'Can I change the day or address later?',
    answer: `Yes. The link in your confirmation opens your order, where you choose another slot or address and see what it costs before you confirm. That goes for every service. If you cancel up to ${FREE_CANCELLATION_HOURS} hours before it starts, you get a full refund.`,
  },
  {
    id: 'cancel-move',
    question: 'What do I get back if I cancel a move?',
    answer: `Everything up to ${FREE_CANCELLATION_HOURS} hours before it starts, ${LATE_CANCELLATION.percent}% from then until ${LATE_CANCELLATION.hours} hours before, and nothing after that. The law gives no right to cancel transport on a fixed date, so this right comes from us.`,
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
