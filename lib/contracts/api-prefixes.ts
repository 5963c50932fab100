/**
 * Returns the first words of the backend's paths, "api" apart (spec §7). `product` is the slug of the product's own calls.
 * next.config.js sends each prefix to /api and reads this file as it is: it imports nothing.
 */
export const apiPrefixes = (product: string): readonly string[] => [
  'calc-api',
  `${product}-app`,
  'order-api',
  'auth-api',
];
