import { tidied } from '@/lib/validation/tidy';
import { acceptClaim } from './desk-claims';
import { createPromo } from './desk';
import { refundPart } from './desk-money';
import { setStoragePrice } from './desk-storage';

const FIELDS = [
  ['a refund', refundPart.request, 'back'],
  ['an accepted claim', acceptClaim.request, 'award'],
  ['the price of a store', setStoragePrice.request, 'perWeek'],
  ['a promo code', createPromo.request, 'amount'],
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
