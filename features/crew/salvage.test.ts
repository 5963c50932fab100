import type { CrewDayDto } from '@/lib/contracts/crew';
import { salvagedDay } from './salvage';
import { isKnownShape } from './store';

const AT = '2026-12-15T09:30:00.000Z';
const OLD = {
  crewDay: '2026-12-15.MOVING.1',
  date: '2026-12-15',
  day: 'Tuesday 15 December 2026',
  crew: 'Moving crew 1',
  jobs: [
    {
      visit: 'v',
      kind: 'return',
      reference: 'SM-1',
      title: 'Return',
      slot: '10:00–12:00',
      name: 'Ada',
      phone: '07700 900123',
      phoneHref: 'tel:+447700900123',
      notes: ['Booked: return', 7],
      stops: [{ id: 'delivery', label: 'Delivery', where: '12 Elm Road, SE1 7PB', access: 'Ground floor' }],
      items: ['2 × Sofa', { title: 'Box', planned: 4 }],
      events: [
        { id: 'a', type: 'arrived', at: AT },
        { id: 'b', type: 'teleported', at: AT },
        { id: 'c', type: 'done', at: 'later' },
      ],
    },
  ],
};

describe('a day of another shape', () => {
  it('CRW-1: shows whom to phone, where to go and how far each job is', () => {
    expect(isKnownShape(OLD as unknown as CrewDayDto)).toBe(false);
    const day = salvagedDay(OLD);
    expect(isKnownShape(day)).toBe(true);
    expect(day).toMatchObject({ crewDay: OLD.crewDay, crew: 'Moving crew 1', lead: '' });
    expect(day.jobs[0]).toMatchObject({
      visit: 'v',
      kind: 'return',
      name: 'Ada',
      phoneHref: 'tel:+447700900123',
      notes: ['Booked: return'],
      stops: [{ label: 'Delivery', where: '12 Elm Road, SE1 7PB', note: '' }],
      events: [{ id: 'a', type: 'arrived', at: AT, minutes: null }],
      items: [{ planned: 1 }, { title: 'Box', planned: 4 }],
    });
  });

  it.each([null, 'text', [], { jobs: 'none' }, { jobs: [null, 3], unreadable: [3, 'x'] }])(
    'CRW-1: whatever was kept is readable: %j',
    (kept) => {
      const { jobs, unreadable }: CrewDayDto = salvagedDay(kept);
      for (const job of jobs) expect(job.stops.length + job.events.length).toBe(0);
      expect(unreadable.every((line) => line === 'x')).toBe(true);
    },
  );
});
