import { cancellationTerms, needsStartRequestFor } from './cancellation';

const order = {
  services: ['MOVING', 'PACKING', 'CLEANING'] as const,
  date: '2026-12-15',
  slot: ['10:00', '12:00'] as const,
  agreedAt: new Date('2026-11-21T09:00:00Z'),
  wantsStartWithin14Days: false,
};

describe('cancellationTerms', () => {
  it('LAW-6: says until when the move is paid back whole, and half', () => {
    const [move] = cancellationTerms(order);
    expect(move).toEqual({
      service: 'MOVING',
      until: new Date('2026-12-12T10:00:00Z'),
      text: 'Moving: you can cancel for a full refund until 10:00 on Saturday 12 December 2026, half is paid back until 10:00 on Monday 14 December 2026, nothing after that. The law gives no right to cancel transport on a fixed date; we give you this one.',
    });
  });

  it('LAW-6: gives each service 14 days after the day of the contract, to the end of the day in London', () => {
    const [, packing, cleaning] = cancellationTerms(order);
    expect(packing?.until).toEqual(new Date('2026-12-12T10:00:00Z'));
    expect(packing?.text).toBe(
      'Packing: you can cancel for any reason and get a full refund until the end of Saturday 5 December 2026, 14 days after you book. After that you can cancel for a full refund until 10:00 on Saturday 12 December 2026, half is paid back until 10:00 on Monday 14 December 2026, nothing after that.',
    );
    expect(cleaning?.service).toBe('CLEANING');
  });

  it('LAW-6: says what is paid for when the visitor asked for work inside the 14 days', () => {
    const [, packing] = cancellationTerms({ ...order, date: '2026-11-26', wantsStartWithin14Days: true });
    expect(packing?.text).toMatch(/You asked us to start within these 14 days: .* pay for what has been done/);
  });

  it('LAW-6: a service that was added later has days of its own, and the others keep theirs', () => {
    const addedAt = { CLEANING: '2026-12-01T09:00:00.000Z' };
    const [, packing, cleaning] = cancellationTerms({ ...order, addedAt, wantsStartWithin14Days: true });
    expect(packing?.text).toContain('until the end of Saturday 5 December 2026, 14 days after you book.');
    expect(packing?.text).not.toContain('You asked us to start');
    expect(cleaning?.text).toContain('until the end of Tuesday 15 December 2026, 14 days after you added it.');
    expect(cleaning?.text).toContain('You asked us to start within these 14 days');
  });

  it('LAW-6: says plainly what is left when the free days are over at booking', () => {
    const [move] = cancellationTerms({ ...order, date: '2026-11-23', slot: ['08:00', '10:00'] });
    expect(move?.text).toMatch(
      /^Moving: within 60 minutes of paying you get everything back, half is paid back until 08:00 on Sunday 22 November 2026, nothing after that/,
    );
  });

  it('BOOK-2: counts 72 real hours across the change of the clocks', () => {
    const [move] = cancellationTerms({ ...order, date: '2027-03-28', slot: ['08:00', '10:00'] });
    expect(move?.until).toEqual(new Date('2027-03-25T07:00:00Z'));
    expect(move?.text).toContain('until 07:00 on Thursday 25 March 2027');
  });

  it('LAW-6: gives an autumn booking the end of the day in summer time', () => {
    const [, packing] = cancellationTerms({ ...order, agreedAt: new Date('2027-06-01T22:59:00Z'), date: '2027-06-12' });
    expect(packing?.text).toContain('until the end of Tuesday 15 June 2027');
    expect(packing?.until).toEqual(new Date('2027-06-15T23:00:00Z'));
  });

  it('LAW-6: treats the trips into and out of storage as transport, storage and a clean as services', () => {
    const terms = cancellationTerms({
      ...order,
      services: ['STORAGE_COLLECTION', 'STORAGE', 'STORAGE_RETURN', 'CLEANING'],
    });
    expect(terms.map(({ text }) => text.split(' until ')[0])).toEqual([
      'Storage Collection: you can cancel for a full refund',
      'Storage: you can cancel for any reason and get a full refund',
      'Storage Return: you can cancel for a full refund',
      'Cleaning: you can cancel for any reason and get a full refund',
    ]);
    expect(terms[1]?.text).toMatch(/we refund whole weeks that are paid for and not used\.$/);
  });

  it.each([
    [['STORAGE_RETURN'], '2026-11-25', false],
    [['STORAGE_RETURN', 'UNPACKING'], '2026-11-25', true],
    [['STORAGE_COLLECTION', 'STORAGE'], '2026-12-05', true],
    [['STORAGE_COLLECTION', 'STORAGE'], '2026-12-06', false],
    [['CLEANING'], '2026-11-25', true],
  ] as const)('LAW-6: %p on %s needs the request to start early: %p', (services, date, isNeeded) => {
    expect(needsStartRequestFor(services, date, '2026-11-21')).toBe(isNeeded);
  });
});
