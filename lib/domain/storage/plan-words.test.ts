import { anItem } from '@/lib/testing/moves';
import { aStorage } from '@/lib/testing/services';
import { agreementSentence, paymentPlan } from '../pricing/payment-plan';
import { priceStorage } from '../pricing/storage';
import type { StorageTerm } from '../order-types';
import { PRICE_CHANGE_NOTICE_DAYS } from './billing';
import { CONTINUES, firstPaymentText, orderPlanRows, planRows, PRICE_MAY_CHANGE } from './plan-words';

const since = '2026-12-15';
const ordered = (storageTerm: StorageTerm) => {
  const quote = priceStorage(aStorage({ storageTerm, furnitureItems: [anItem(110)] }));
  const plan = paymentPlan(quote, { storageTerm, since });
  if (!plan) throw new Error('Nothing follows');
  return { quote, plan };
};
const rowsOf = (storageTerm: StorageTerm) => Object.fromEntries(planRows(ordered(storageTerm).plan));

describe('LAW-4: what is agreed to before storage is paid', () => {
  it.each([
    ['weekly', 'Until you end it, in any week.'],
    ['monthly', 'Until you end it, but at least until Tuesday 12 January 2027, when your minimum term is over.'],
    ['3_months', 'Until you end it, but at least until Tuesday 16 March 2027, when your minimum term is over.'],
    ['6_months', 'Until you end it, but at least until Tuesday 15 June 2027, when your minimum term is over.'],
  ] as const)('%s: until when', (term, says) => {
    expect(rowsOf(term)['For how long']).toBe(says);
  });

  it('says what is paid now and what for', () => {
    expect(firstPaymentText({ weeksPerPayment: 1 }, '£82.90', 'the collection')).toBe(
      '£82.90 for the first week of storage, the collection and what you added to it.',
    );
    expect(firstPaymentText({ weeksPerPayment: 4 }, '£113.56', 'the collection')).toMatch(
      /^£113\.56 for the first 4 weeks of storage,/,
    );
  });

  it('says what is paid later, on which day first, and how it ends', () => {
    const rows = rowsOf('3_months');
    expect(rows['Later payments']).toBe(
      '£52.56 every 4 weeks, in advance. The first of these is on Tuesday 12 January 2027. The price can change only after your term, with 30 days’ notice in writing.',
    );
    expect(rows['How to end it']).toMatch(/^Book the return of everything/);
    expect(rows['Your card']).toMatch(/^The payment provider keeps it for these payments only\./);
  });

  it('promises no price beyond the term, as the terms say', () => {
    const notice = `with ${PRICE_CHANGE_NOTICE_DAYS} days’ notice`;
    for (const text of [CONTINUES, PRICE_MAY_CHANGE, rowsOf('3_months')['Later payments']]) {
      expect(text).toContain(notice);
      expect(text).not.toContain('same price');
    }
  });

  it('promises an email 7 days before for payments of four weeks, and a receipt for all', () => {
    expect(rowsOf('monthly').Emails).toMatch(
      /^We email you 7 days before each payment, .* a receipt with an invoice after it/,
    );
    expect(rowsOf('weekly').Emails).toBe('A receipt with an invoice after each payment.');
  });
});

describe('the plan of an order', () => {
  const { quote, plan } = ordered('3_months');
  const order = {
    storageSpace: 'Plan 6x4' as const,
    storageTerm: '3_months',
    dates: { storageCollectionDate: since },
  } as const;

  it('LAW-7: repeats the sentence that was agreed to beside what is charged now', () => {
    const agreedPayments = agreementSentence(plan);
    expect(orderPlanRows({ ...order, agreedPayments }, quote, false)).toEqual([
      ...planRows(plan),
      ['You agreed when you ordered', `“${agreedPayments}”`],
    ]);
    expect(orderPlanRows({ ...order, agreedPayments }, quote, true).at(-1)).toEqual([
      'Agreed by paying',
      `“${agreedPayments}”`,
    ]);
  });

  it('is none where no card is kept', () => {
    expect(orderPlanRows(order, quote, false)).toEqual([]);
  });
});
