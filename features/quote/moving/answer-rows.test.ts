import { factsFor } from '@/lib/domain/order/order-facts';
import { moveFactSource } from '@/lib/domain/services/moving/order-like';
import { addressText, answerRow } from '../check/answer-row';
import { movingCheckPage } from './MovingCheckPage';
import { movingRows } from './answer-rows';
import { aMove } from '@/lib/testing/quotes';

const textOf = (values: ReturnType<typeof aMove>, label: string) =>
  movingRows(values).find((row) => row.label === label)?.values;

describe('movingRows', () => {
  it('FORM-5: shows every answer, each with the step that asked it', () => {
    const rows = movingRows(aMove());
    expect(rows.map(({ label, step }) => `${step}: ${label}`)).toEqual([
      'packing: Size',
      'packing: Packing and other help',
      'addresses: Collection',
      'addresses: Delivery',
      'addresses: Student',
      'items: Items',
      'items: Cover',
      'date: Collection Date',
      'details: Name',
      'details: Email',
      'details: Phone',
      'details: Promo code',
      'details: News and offers by email',
    ]);
  });

  it('writes day, slot, phone and address as people say them', () => {
    expect(textOf(aMove(), 'Collection Date')).toEqual(['Tuesday 15 December 2026', 'We arrive 10:00–12:00']);
    expect(textOf(aMove(), 'Phone')).toEqual(['+44 7700 900123']);
    expect(textOf(aMove(), 'Delivery')).toEqual(['SE15 4QL, 2nd floor, no lift, parking at the door']);
  });

  it.each([
    [['10:00', '12:00'], 'Tuesday 15 December 2026', '14:00–16:00'],
    [['18:00', '20:00'], 'Wednesday 16 December 2026', '08:00–10:00'],
  ] as const)('LAW-4: says when the cleaners of a move at %j come', (movingDate, day, time) => {
    const values = aMove({ addOns: ['CLEANING'], timeSlot: { movingDate } });
    expect(textOf(values, 'Cleaning Date')).toEqual([day, `Cleaners arrive ${time}`]);
    expect(textOf({ ...values, addOns: [] }, 'Cleaning Date')).toBeUndefined();
  });

  it('PLN-3 says step, price, what it leaves open, and the worth that was said', () => {
    expect(textOf(aMove(), 'Cover')).toEqual(['Up to £100 an item and £10,000 a job, included']);
    const furnitureItems = [{ id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 2, cubicFeet: 50, kilograms: 55 }];
    const cover = { step: 'raised', worth: [{ id: 'sofa_3', pounds: 900 }] } as const;
    const rows = movingCheckPage.rows(aMove({ furnitureItems, cover }));
    expect(rows.find(({ label }) => label === 'Cover')?.values).toEqual([
      'Up to £500 an item and £15,000 a job, +£19',
      'leaves £800 of your list uncovered',
      'Sofa, 3 seats: worth £900',
    ]);
  });

  it('shows additional addresses and items', () => {
    const addresses = { ...aMove().addresses, additional_delivery: [aMove().addresses.delivery] };
    const furnitureItems = [{ id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 2, cubicFeet: 50, kilograms: 55 }];
    const values = aMove({ addresses, furnitureItems, addOns: ['PACKING', 'CLEANING'] });
    expect(textOf(values, 'Additional delivery')).toHaveLength(1);
    expect(textOf(values, 'Items')).toEqual(['2 items, 100 cu ft', '2 × Sofa, 3 seats']);
    expect(textOf(values, 'Packing and other help')).toEqual(['Packing', 'Cleaning']);
  });
});

describe('addressText', () => {
  it.each([
    [{ postcode: 'n12tx', floor: 0, parking: true, elevator: false }, 'N1 2TX, Ground floor, parking at the door'],
    [
      { postcode: 'N1 2TX', floor: -1, parking: false, elevator: false },
      'N1 2TX, Lower floor, no lift, no parking at the door',
    ],
    [{ postcode: 'N1 2TX', floor: 3, parking: true, elevator: true }, 'N1 2TX, 3rd floor, lift, parking at the door'],
    [{ postcode: 'N1 2TX', floor: null, parking: null, elevator: null }, 'N1 2TX'],
  ])('QUO-8: %j', (address, expected) => {
    expect(addressText(address)).toBe(expected);
  });

  it('PLN-1: adds everything that would be ordered, on the step that asks for it', () => {
    const furnitureItems = [{ id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 2, cubicFeet: 50, kilograms: 55 }];
    const split = {
      lines: [{ id: 'sofa_3', stored: 1, away: 1 }],
      storageSpace: 'Plan 6x4',
      storageTerm: '3_months',
    } as const;
    const answers = aMove({ furnitureItems, split });
    const rows = movingCheckPage.rows(answers);
    const facts = factsFor('check', moveFactSource(answers));
    expect(rows).toEqual(expect.arrayContaining(facts.map(({ label, text }) => answerRow(label, 'items', [text]))));
    expect(rows.filter(({ label }) => label === 'Into storage' || label === 'Disposal')).toMatchObject([
      { step: 'items', values: ['1 item, 50 cu ft, in a 6 × 4 ft unit, 3 months'] },
      { step: 'items', values: ['1 item, 50 cu ft, to a licensed site'] },
    ]);
  });
});
