import { DRAFT_LIFE_DAYS, PRICES_KEPT_DAYS } from '@/lib/domain/order/draft-life';
import { HOLD_MINUTES } from '@/lib/domain/order/hold';
import type { Faq } from './faq';

export const BOOKING_FAQS: readonly Faq[] = [
  {
    id: 'details-first',
    question: 'Do I have to leave my number to see a price?',
    answer:
      'No. Your postcodes and what you are moving are enough. We ask for your name, phone and email on the last step, when you book.',
  },
  {
    id: 'save-quote',
    question: 'Can I save a quote and come back?',
    answer: `Yes. “Save this quote” gives you a link that opens it on any device. We keep it for ${DRAFT_LIFE_DAYS} days after its last change, and its prices for ${PRICES_KEPT_DAYS} days from the first. You can delete it.`,
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
