import { cleaningGuarantee, guaranteePeriod, type GuaranteedClean } from './cleaning-guarantee';

const clean = (change: Partial<GuaranteedClean> = {}): GuaranteedClean => ({
  cleaningSpace: 'two_bedroom',
  date: '2026-12-15',
  slot: ['14:00', '16:00'],
  ...change,
});

describe('the 72 hour guarantee', () => {
  it.each([
    ['one_bedroom', '21:00'],
    ['two_bedroom', '21:00'],
    ['three_bedroom', '22:00'],
    [null, '22:00'],
  ] as const)('PRC-3: of a clean of %s begins at %s, when the last cleaner can be through', (cleaningSpace, time) => {
    expect(guaranteePeriod(clean({ cleaningSpace }))).toBe(
      `From Tuesday 15 December 2026, ${time} until Friday 18 December 2026, ${time}`,
    );
  });

  it.each(['2026-12-15', '2027-03-26', '2026-10-23'])('PRC-3: lasts 72 hours from %s, clock change or not', (date) => {
    const { starts, ends } = cleaningGuarantee(clean({ date }));
    expect((ends.getTime() - starts.getTime()) / 3_600_000).toBe(72);
  });

  it('goes by the clock in London when an hour is lost in between', () => {
    expect(guaranteePeriod(clean({ date: '2027-03-26' }))).toBe(
      'From Friday 26 March 2027, 21:00 until Monday 29 March 2027, 22:00',
    );
  });

  it('refuses a day that does not exist', () => {
    expect(() => cleaningGuarantee(clean({ date: '2026-02-30' }))).toThrow(RangeError);
  });
});
