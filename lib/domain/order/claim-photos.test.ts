import { FORM_MEGABYTES, isFromDesk, MOST_FORM_BYTES, PHOTO_REFUSALS } from './claim-photos';

describe('photos of a claim', () => {
  it('CLM-1: a form takes a little more than it says, for its other fields', () => {
    expect(MOST_FORM_BYTES).toBeGreaterThan(FORM_MEGABYTES * 1_000_000);
    expect(PHOTO_REFUSALS.tooLarge()).toContain('30 MB');
  });

  it('CLM-1: says of which photo it speaks, and what we take', () => {
    expect(PHOTO_REFUSALS.unreadable('“IMG_1.heic”')).toBe(
      '“IMG_1.heic” is not a picture we can read. Send JPEG, PNG or WebP.',
    );
    expect(PHOTO_REFUSALS.full('“a.jpg”')).toContain('12 photos');
  });

  it('CLM-1: knows whose a photo is', () => {
    expect(['customer', 'desk'].map(isFromDesk)).toEqual([false, true]);
  });
});
