/** Photos of a claim: numbers of ours. What one may have is what any photo may (lib/domain/visits/assumptions.ts). */
export const MOST_CLAIM_PHOTOS = 12;

/**
 * Bytes of one form with photos as cameras make them: what a browser without a script sends, and the desk. With a script
 * each is made small and sent by itself.
 */
export const MOST_FORM_BYTES = 32_000_000;

/** The same as a form says it, with room for what else is in it. */
export const FORM_MEGABYTES = 30;

/** The formats that we read ourselves; what else a browser can open it makes a JPEG of. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PHOTO_FORMATS = 'JPEG, PNG or WebP';

/** Who sent a photo. */
export type ClaimPhotoSource = 'customer' | 'desk';

export const isFromDesk = (source: string): boolean => source === ('desk' satisfies ClaimPhotoSource);

/** Why a photo was not taken, in the words of its form and of the page's script. `name`: "“IMG_1.heic”". */
export const PHOTO_REFUSALS = {
  unreadable: (name: string) => `${name} is not a picture we can read. Send ${PHOTO_FORMATS}.`,
  full: (name: string) => `${name} was not added: there are ${MOST_CLAIM_PHOTOS} photos already.`,
  refused: (name: string) => `${name} was not added: photos can no longer be added to this claim.`,
  closed: () => 'Photos can no longer be added to this claim.',
  noneLeft: () => `No photos were added: there are ${MOST_CLAIM_PHOTOS} already.`,
  busy: () => 'We are busy with other photos. Send these again in half a minute.',
  tooLarge: () =>
    `These photos come to more than ${FORM_MEGABYTES} MB. Send fewer at once: you can add more afterwards.`,
} as const;
