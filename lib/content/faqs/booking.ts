import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/draft-life';
import { HOLD_MINUTES } from '@/lib/domain/order/hold';
import type { Faq } from './faq';

export const BOOKING_FAQS: readonly Faq[] = [
  {
    id: 'details-first',
    question: 'Do I have to leave my number to see a price?',
    answer: 'No. Postcodes and what you have are enough. Name, phone and email come on the last step, when you book.',
  },
  {
    id: 'save-quote',
    question: 'Can I save a quote and come back?',
    answer: `Yes. “Save this quote” gives you a link that opens it on any device. It is kept for ${DRAFT_LIFE_DAYS} days after its last change, and you can delete it.`,
  },
  {
    id: 'hold',
    question: 'Is my slot safe while I pay?',
    answer: `For ${HOLD_MINUTES} minutes from the moment you go to pay. After that an unpaid slot is free again for everybody.`,
  },
  {
    id: 'how-to-pay',
    question: 'How do I pay?',
    answer:
      'By card, on the page of the payment provider. Our site never sees your card number, and there is no surcharge for paying by card.',
  },
  {
    id: 'confirmation',
    question: 'What do I get after booking?',
    answer:
      'A reference, an email with everything you booked and how to cancel it, a file for your calendar, and a page of your order to come back to.',
  },
  {
    id: 'account-needed',
    question: 'Do I need an account?',
    answer:
      'No. The link in your confirmation opens your order and everything that can be changed in it. Sign in by a mailed link to see all orders with your e-mail address at once, and what you have in storage.',
  },
  {
    id: 'by-phone',
    question: 'Can I book by phone?',
    answer:
      'Ring us and we go through the same quote together. The price is the same as online, neither more nor less.',
  },
];
