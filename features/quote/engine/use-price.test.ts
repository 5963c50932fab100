import { pence } from '@/lib/domain/money';
import type { Quote } from '@/lib/domain/pricing/quote';
import { noAnnouncement, nextAnnouncement, type Announcement } from './use-price';

const priced = (total: number): Quote => ({
  lines: [],
  total: pence(total),
  totalWithDiscount: pence(total),
  distanceMiles: 7,
});
const changeOf = (before: Quote, after: Quote) => ({
  difference: pence(after.totalWithDiscount - before.totalWithDiscount),
  reason: 'floors',
});
const START = noAnnouncement({ quote: priced(100), place: 'packing', basis: 'a' });
const next = (said: Announcement, seen: Partial<Parameters<typeof nextAnnouncement>[1]>) =>
  nextAnnouncement(said, { quote: said.quote, place: said.place, basis: said.basis, ...seen }, changeOf);

describe('saidNext', () => {
  it('A11Y-2: says what an answer did to the total, and goes on saying it while no other total comes', () => {
    const said = next(START, { quote: priced(103), basis: 'b' });
    expect(said.change).toEqual({ difference: 3, reason: 'floors' });
    expect(next(said, { quote: priced(103) })).toBe(said);
  });
  it('A11Y-2: says nothing of it at another place, nor back at this one', () => {
    const elsewhere = next(next(START, { quote: priced(103), basis: 'b' }), { place: 'items' });
    expect(elsewhere.change).toBeNull();
    expect(next(elsewhere, { place: 'packing' }).change).toBeNull();
  });
  it('A11Y-2: says nothing of a total that changed without an answer here', () => {
    expect(next(START, { quote: priced(103) })).toMatchObject({ change: null, quote: { total: 103 } });
  });
  it('A11Y-2: says what a confirmed price changed after the answer that it was asked for', () => {
    const answered = next(START, { basis: 'b' });
    expect(next(answered, { quote: priced(97) }).change).toMatchObject({ difference: -3 });
  });
});
