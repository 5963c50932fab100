import { anItem } from '@/lib/testing/moves';
import { factsFor, ORDER_FACTS, type Audience, type FactSource } from './order-facts';

/** The compiler asks for every part, so that a new fact is shown here to each audience. */
const SOURCE: Required<FactSource> = {
  services: ['MOVING', 'PACKING'],
  furnitureItems: [anItem(40, { id: 'sofa_3', title: 'Sofa', quantity: 3 })],
  split: [{ id: 'sofa_3', stored: 2, away: 1 }],
  storageSpace: 'Plan 6x4',
  storageTerm: '3_months',
  cover: undefined,
  wasteCarrier: '',
};

const SERVICES = 'Moving, Packing';
const STORED = ['Into storage', '2 items, 80 cu ft, in a 6 × 4 ft unit, 3 months'];
const DISPOSAL = ['Disposal', '1 item, 40 cu ft, to a licensed site'];
const COVER = ['Cover', '£100 an item and £10,000 a job, included'];
const ALL = [['Services', SERVICES], STORED, DISPOSAL, COVER];

describe('the facts about an order', () => {
  it('PLN-1: all have a text in this test', () => {
    expect(ALL).toHaveLength(Object.keys(ORDER_FACTS).length);
  });

  it.each<[Audience, readonly (readonly string[])[]]>([
    ['check', [STORED, DISPOSAL]],
    ['order', ALL],
    ['mail', ALL],
    ['operator', ALL],
    ['desk', ALL],
    ['crew', [['Booked', SERVICES], STORED, DISPOSAL]],
  ])('PLN-1: are shown to the audience "%s"', (audience, facts) => {
    expect(factsFor(audience, SOURCE).map(({ label, text }) => [label, text])).toEqual(facts);
  });

  it('PLN-1: leave out what the order does not have', () => {
    const plain = { ...SOURCE, split: undefined, storageSpace: null, storageTerm: null };
    expect(factsFor('mail', plain).map(({ id }) => id)).toEqual(['services', 'cover']);
  });

  it('PLN-1, LAW-10: give the customer the number of the waste carrier', () => {
    const facts = factsFor('order', { ...SOURCE, wasteCarrier: 'CBDU1' });
    expect(facts.find(({ id }) => id === 'disposal')?.text).toBe(
      '1 item, 40 cu ft, to a licensed site. Our registration as a waste carrier: CBDU1',
    );
  });
});
