/** The most photos of a claim (assumption). Limits of a single photo: lib/domain/visits/assumptions.ts. */
export const MOST_CLAIM_PHOTOS = 12;

/**
 * The most bytes of one form with unprocessed photos, as a browser without JavaScript and the desk send them. With
 * JavaScript the browser shrinks each photo and sends it on its own.
 */
export const MOST_FORM_BYTES = 32_000_000;

/** The limit in megabytes that the form states: below MOST_FORM_BYTES, because other fields take space too. */
export const FORM_MEGABYTES = 30;

/** The formats that the server reads. The browser converts other images that it can open to JPEG. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PHOTO_FORMATS = 'JPEG, PNG or WebP';

/** The sender of a photo. */
export type ClaimPhotoSource = 'customer' | 'desk';

export const isFromDesk = (source: string): boolean => source === ('desk' satisfies ClaimPhotoSource);

/**
 * Why a photo was rejected, in the words of its form and of the page's script. `name` is for example "“IMG_1.heic”".
 */
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
