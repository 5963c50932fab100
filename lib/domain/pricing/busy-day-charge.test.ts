import { fc } from '@/lib/testing/fast-check';
import { days } from '@/lib/testing/priced-things';
import { pence } from '../money';
import { busyDayCharge } from './busy-day-charge';
import { charge } from './charge';

const charges = (...amounts: readonly number[]) =>
  amounts.map((amount, at) => charge('additional_address', pence(amount), { label: 'Stop' }, `stop_${at}`));
const amountOn = (date: string, ...amounts: readonly number[]) =>
  busyDayCharge(charges(...amounts), date, 'move').map(({ amount }) => amount);

describe('a busy day', () => {
  it.each<readonly [string, string, readonly number[], readonly number[]]>([
    ['no day yet', '', [25_900], []],
    ['a Thursday', '2026-12-10', [25_900], []],
    ['a Friday', '2026-12-11', [25_900], [2_590]],
    ['the Sunday on which the clocks go forward', '2027-03-28', [25_900], [2_590]],
    ['the Monday after, which is Easter Monday', '2027-03-29', [25_900], [2_590]],
    ['the Monday after the clocks have gone back', '2027-11-01', [25_900], [2_590]],
    ['a Tuesday after that', '2027-11-09', [25_900], []],
    ['of several charges', '2026-12-12', [25_900, 2_500], [2_840]],
    ['rounded up to the penny', '2026-12-12', [25_901], [2_591]],
    ['of a penny', '2026-12-12', [1], [1]],
    ['of nothing', '2026-12-12', [0], []],
    ['of no charges', '2026-12-12', [], []],
  ])('%s', (_, date, amounts, supplement) => {
    expect(amountOn(date, ...amounts)).toEqual(supplement);
  });

  it('says the day, and on what', () => {
    const [line] = busyDayCharge(charges(25_900), '2026-12-12', 'clean');
    expect([line?.label, line?.detail]).toEqual(['Saturday 12 December', 'busy day, 10% on the clean']);
  });

  it('refuses a day that does not exist', () => {
    expect(() => busyDayCharge(charges(1), '2027-02-29', 'move')).toThrow(RangeError);
  });

  it('is never below nothing, nor less on more', () => {
    const amounts = fc.array(fc.nat(100_000), { maxLength: 6 });
    fc.assert(
      fc.property(days, amounts, fc.nat(10_000), (date, some, more) => {
        const [before = 0, after = 0] = [amountOn(date, ...some)[0], amountOn(date, ...some, more)[0]];
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
