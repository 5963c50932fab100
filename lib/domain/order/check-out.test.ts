import { PHOTOS_KEPT_DAYS } from '../retention';
import { ROOM_PHOTO_REFUSALS, checkOutGuarantee, checkOutRooms, hasCheckOut, roomPhotosUntil } from './check-out';

describe('the check-out pack', () => {
  it.each([
    ['mini', null, 0, 'Room'],
    ['one_bedroom', null, 1, 'Living room'],
    ['three_bedroom', null, 3, 'Living room'],
    [null, 'two_bedroom', 2, 'Living room'],
    ['custom', null, 3, 'Living room'],
    [null, null, 3, 'Living room'],
  ] as const)('has the rooms of a home of %s or %s', (movingSpace, cleaningSpace, bedrooms, living) => {
    const rooms = checkOutRooms({ movingSpace, cleaningSpace }).map(({ label }) => label);
    expect(rooms.filter((room) => room.startsWith('Bedroom'))).toHaveLength(bedrooms);
    expect(rooms).toContain(living);
    expect(new Set(rooms).size).toBe(rooms.length);
    const keys = checkOutRooms({ movingSpace, cleaningSpace }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(rooms.length);
  });

  it('is for moves and cleans', () => {
    expect([hasCheckOut(['MOVING']), hasCheckOut(['CLEANING']), hasCheckOut(['STORAGE_RETURN'])]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has the guarantee where a clean is booked', () => {
    const order = {
      cleaningSpace: 'one_bedroom',
      dates: { cleaningDate: '2026-12-16' },
      timeSlot: { cleaningDate: ['10:00', '12:00'] },
    } as const;
    expect(checkOutGuarantee(order, ['CLEANING'])?.period).toMatch(/^From Wednesday 16 December 2026/);
    expect(checkOutGuarantee(order, ['MOVING'])).toBeNull();
  });
});

describe('photos of a home that is handed back', () => {
  it('PLN-4 are taken and kept for as many days after the job as ours of it', () => {
    expect(PHOTOS_KEPT_DAYS).toBe(180);
    expect(roomPhotosUntil('2026-12-15')).toBe('2027-06-13');
  });

  it('PLN-4 name what was not taken, and say why', () => {
    expect(ROOM_PHOTO_REFUSALS.full('“a.jpg”')).toBe(
      '“a.jpg” was not added: there are 12 photos of this room already.',
    );
    for (const refusal of Object.values(ROOM_PHOTO_REFUSALS)) expect(refusal('“a.jpg”')).toMatch(/\.$/);
  });
});
