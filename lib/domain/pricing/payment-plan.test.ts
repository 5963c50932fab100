import { anItem } from '@/lib/testing/moves';
import { aStorage } from '@/lib/testing/services';
import type { StorageTerm } from '../order-types';
import { agreementSentence, chargesText, paymentPlan, periodText, spokenAgreement } from './payment-plan';
import { priceStorage } from './storage';

const since = '2026-12-15';
const quoteOn = (storageTerm: StorageTerm, isStudent = false) =>
  priceStorage(aStorage({ storageTerm, isStudent, furnitureItems: [anItem(110)] }));

describe('what a kept card is charged', () => {
  it.each([
    ['weekly', false, '£21.90 every week from 22 December 2026'],
    ['monthly', false, '£65.72 every 4 weeks from 12 January 2027'],
    ['3_months', false, '£52.56 every 4 weeks from 12 January 2027'],
    ['6_months', false, '£39.44 every 4 weeks from 12 January 2027'],
    ['6_months', true, '£35.50 every 4 weeks from 12 January 2027'],
  ] as const)(
    'LAW-4: %s, student %s: one sentence with the amount, how often and from when',
    (term, isStudent, says) => {
      const plan = paymentPlan(quoteOn(term, isStudent), { storageTerm: term, since });
      expect(plan && agreementSentence(plan)).toBe(
        `I agree that my card is kept and charged ${says} until I end the storage.`,
      );
      expect(plan && spokenAgreement(plan)).toBe(
        `They agree that their card is kept and charged ${says} until they end the storage.`,
      );
      expect(plan && says.startsWith(`${chargesText(plan)} from`)).toBe(true);
    },
  );

  it.each([
    [1, 'week'],
    [4, '4 weeks'],
  ] as const)('is for a period of %s', (weeksPerPayment, says) => {
    expect(periodText({ weeksPerPayment })).toBe(says);
  });

  it.each([
    ['no term', { storageTerm: '', since }],
    ['no day', { storageTerm: '3_months', since: '' }],
  ] as const)('is none with %s', (_, unfinished) => {
    expect(paymentPlan(quoteOn('3_months'), unfinished)).toBeNull();
  });

  it('is none where nothing is paid later', () => {
    expect(paymentPlan({}, { storageTerm: '3_months', since })).toBeNull();
  });
});
