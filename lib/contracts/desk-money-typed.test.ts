import { tidied } from '@/lib/validation/tidy';
import { claimForms } from './desk-claims';
import { refundForms } from './desk-money';
import { promoForms } from './desk-promo';
import { storageForms } from './desk-storage';

const FIELDS = [
  ['a refund', refundForms.refundPart.request, 'back'],
  ['an accepted claim', claimForms.acceptClaim.request, 'award'],
  ['the price of a store', storageForms.setStoragePrice.request, 'perWeek'],
  ['a promo code', promoForms.createPromo.request, 'amount'],
] as const;

describe.each(FIELDS)('RDT-1: pounds at the desk: %s', (_, request, name) => {
  it.each([
    ['49,50', '49.5'],
    ['£49.50', '49.5'],
    ['1.200,50', '1200.5'],
    ['49,50,60', 'NaN'],
  ])('reads %p as %p', (typed, read) => {
    expect(tidied(request, { [name]: typed })).toEqual({ [name]: read });
  });
});
