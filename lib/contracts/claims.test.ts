import { object } from 'yup';
import { CLAIM_MESSAGES, claimItemFields } from './claims';

const item = object(claimItemFields);
const sent = (worth: unknown) => ({ title: 'Table', kind: 'damaged', worth });

describe('RDT-1: what an item of a claim was worth', () => {
  it.each([
    ['49,50', 49.5],
    ['49.50', 49.5],
    ['£1,200.50', 1200.5],
    ['1.200,50 £', 1200.5],
    ['120', 120],
    ['', null],
    [49.5, 49.5],
    [null, null],
  ])('reads %p as %p', (typed, worth) => {
    expect(item.cast(sent(typed)).worth).toBe(worth);
  });

  it.each(['49,50,60', '€49', 'about 50', '-5', '1e3', '100000,01', 49.505])('refuses %p', async (typed) => {
    await expect(item.validate(sent(typed))).rejects.toThrow(CLAIM_MESSAGES.worth);
  });
});
