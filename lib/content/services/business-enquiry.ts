import type { BUSINESS_NEEDS } from '@/lib/domain/enquiries/choices';
import type { Drawing } from '../drawings';
import type { EnquirySection } from './service-page';

/**
 * Returns the enquiry section for firms whose needs the quote does not cover: several sites, a fixed date, an office
 * move.
 */
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
