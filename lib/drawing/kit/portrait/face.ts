/** The square of a portrait, as path data on a sheet of 48 by 48. */

export const GROUND = 'M0 0H48V48H0Z';
/**
 * Face outlines by build: `broad` has a squarer jaw. Shade lies on the left, because the light comes from the right.
 */
export const FACES = {
  broad:
    'M15.4 18.4C15.4 12 19 8.6 24 8.6S32.6 12 32.6 18.4C32.6 22.6 32 26.2 30 28.8C28.2 31 26.4 31.8 24 31.8S19.8 31 18 28.8C16 26.2 15.4 22.6 15.4 18.4Z',
  slight: 'M15.6 18.6C15.6 12 19 8.6 24 8.6S32.4 12 32.4 18.6C32.4 25.6 28.8 31.6 24 31.6S15.6 25.6 15.6 18.6Z',
} as const;
export const FACE_SHADES = {
  broad:
    'M15.4 18.4C15.4 12.2 17.9 9.4 21.4 8.9C18.9 12 18 15 18.2 19C18.5 25 20.6 29.6 24 31.8C21.6 31.8 19.8 31 18 28.8C16 26.2 15.4 22.6 15.4 18.4Z',
  slight:
    'M15.6 18.6C15.6 12.4 18 9.6 21.4 8.9C18.9 12 18.1 15 18.3 19C18.6 25 20.6 29.4 24 31.6C19.2 31.6 15.6 25.6 15.6 18.6Z',
} as const;
export const EARS = 'M16 18.4C12.8 17.4 12.9 23.6 16.4 23.4ZM32 18.4C35.2 17.4 35.1 23.6 31.6 23.4Z';
export const NECK = 'M20.2 27H27.8V35.4C27.8 38.6 20.2 38.6 20.2 35.4Z';
export const SHOULDERS = {
  broad: 'M3 50C3 40.6 9 36.8 19 34.8C20.4 38.4 27.6 38.4 29 34.8C39 36.8 45 40.6 45 50Z',
  slight: 'M6.4 50C6.4 41.4 11.6 37.6 19.4 35.6C20.6 39 27.4 39 28.6 35.6C36.4 37.6 41.6 41.4 41.6 50Z',
} as const;
export const SHOULDERS_SHADE = {
  broad: 'M3 50C3 40.6 9 36.8 19 34.8C19.4 35.8 20 36.6 20.8 37.1C13.4 39.4 10 43 10 50Z',
  slight: 'M6.4 50C6.4 41.4 11.6 37.6 19.4 35.6C19.8 36.5 20.4 37.2 21.2 37.7C15.4 39.8 12.6 43.4 12.6 50Z',
} as const;

export const EYES =
  'M19.5 20.3C19.5 18.7 21.6 18.7 21.6 20.3S19.5 21.9 19.5 20.3ZM26.4 20.3C26.4 18.7 28.5 18.7 28.5 20.3S26.4 21.9 26.4 20.3Z';
/** The points of light in the eyes. */
export const GLINTS = 'M20.9 19.7H21.1M27.8 19.7H28';
export const BROWS = 'M18.5 17.1C19.5 16.2 21 16.1 22.2 16.7M25.8 16.7C27 16.1 28.5 16.2 29.5 17.1';
export const NOSE = 'M24.4 20.4C24.6 21.8 25.4 22.7 25.2 23.4C25.1 24 24 24.2 23.2 23.9';
export const GRIN = 'M20.8 26C22.8 26.7 25.4 26.7 27.4 26C27.2 30 21 30 20.8 26Z';
/** The mouth in a full beard, which is lower. */
export const BEARDED_SMILE = 'M21.6 28.2C23 29.4 25.2 29.4 26.6 28.2';
export const SMILE = 'M21.2 26.8C22.6 28.3 25.6 28.3 27 26.8';
/** Wrinkles of old people, beside the mouth and under the eyes. */
export const CREASES =
  'M19.6 24.4C18.8 25.4 18.6 26.4 18.8 27.4M28.6 24.4C29.4 25.4 29.6 26.4 29.4 27.4M18.9 22.7C19.7 23.3 20.9 23.4 21.8 23.1M26.4 23.1C27.3 23.4 28.5 23.3 29.3 22.7';
export const GLASSES =
  'M17.3 20.4C17.3 16.8 23.3 16.8 23.3 20.4S17.3 24 17.3 20.4ZM24.7 20.4C24.7 16.8 30.7 16.8 30.7 20.4S24.7 24 24.7 20.4ZM23.3 19.8C23.7 19.4 24.3 19.4 24.7 19.8M17.3 19.8L15.8 19.2M30.7 19.8L32.2 19.2';
export const BEARDS = {
  full: 'M15.7 20.2C16.2 22.4 17 24 18.4 25.2C20 24 22.4 23.8 24 24.8C25.6 23.8 28 24 29.6 25.2C31 24 31.8 22.4 32.3 20.2C33 28.8 29.6 34.4 24 34.4S15 28.8 15.7 20.2Z',
  moustache:
    'M19.2 26.4C20.4 24.2 23 23.9 24 24.9C25 23.9 27.6 24.2 28.8 26.4C27 27.1 25 26.9 24 26.1C23 26.9 21 27.1 19.2 26.4Z',
} as const;
