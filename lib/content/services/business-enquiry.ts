import type { BUSINESS_NEEDS } from '@/lib/domain/enquiries/choices';
import type { Drawing } from '../drawings';
import type { EnquirySection } from './service-page';

/** Where firms ask for what the quote does not know: several sites, a date of their own, an office that moves. */
export const businessEnquiry = (drawing: Drawing, need?: keyof typeof BUSINESS_NEEDS): EnquirySection => ({
  kind: 'enquiry',
  form: 'business',
  ...(need && { answers: { need } }),
  id: 'ask',
  title: 'Several sites, or an office move?',
  text: 'Tell us what it is and where. We reply with a price, or with what we still need to know.',
  asks: ['What it is, and about how much', 'The postcode, the floor and the loading bay', 'The day you need it from'],
  drawing,
});
