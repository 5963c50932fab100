import { PHOTOS_KEPT_DAYS } from '../retention';
import { ROOM_PHOTO_REFUSALS, roomPhotosUntil } from './check-out-photos';

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
