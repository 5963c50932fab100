import { fc } from '@/lib/testing/fast-check';
import type { Step } from '@/lib/domain/customs/steps';
import { addDays } from '@/lib/domain/london-time';
import { line, LINE_WIDTH } from './line';

const stepOn = (day: string): Step => ({ id: 'goods', day, isOurs: false });

describe('the line of days', () => {
  it('is drawn to scale, from the first month to the end of the last', () => {
    const drawn = line(['2027-01-01', '2027-07-02'].map(stepOn), '2027-03-01');
    expect(drawn.months.map(({ label }) => label)).toEqual([
      'January 2027',
      null,
      null,
      'April 2027',
      null,
      null,
      'July 2027',
    ]);
    expect(drawn.points.map(({ x }) => x)).toEqual([0, Math.round((182 / 212) * LINE_WIDTH)]);
    expect(drawn.points.map(({ isPassed }) => isPassed)).toEqual([true, false]);
    expect(drawn.today).toBe(Math.round((59 / 212) * LINE_WIDTH));
    expect(line([stepOn('2027-01-01')], '2026-12-31').today).toBeNull();
  });

  it('puts close days above each other', () => {
    const drawn = line(['2027-01-01', '2027-01-02', '2027-06-01', '2028-06-01'].map(stepOn), '2026-11-26');
    expect(drawn.points.map(({ row }) => row)).toEqual([0, 1, 0, 0]);
    expect(drawn.rows).toBe(2);
  });

  it('never draws two numbers over each other, or beside the line', () => {
    const days = fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(days, (ahead) => {
        const steps = ahead.toSorted((a, b) => a - b).map((count) => stepOn(addDays('2026-12-01', count)));
        const { points, rows } = line(steps, '2026-11-26');
        for (const [index, { x, row }] of points.entries()) {
          expect(x >= 0 && x < LINE_WIDTH && row < rows).toBe(true);
          expect(points.slice(0, index).some((other) => other.row === row && x - other.x < 34)).toBe(false);
        }
      }),
    );
  });
});
