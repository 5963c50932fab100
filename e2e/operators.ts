/**
 * The operators of the tests, all in DESK_EMAILS of every site under test. Each test file has its own: files run in
 * parallel, and the newest link in a mailbox must be the test's own.
 */
export const OPERATORS = {
  desk: 'desk@example.com',
  forms: 'office@example.com',
  telephone: 'telephone@example.com',
  crew: 'crew-desk@example.com',
  crewLink: 'crew-link-desk@example.com',
  crewAsks: 'crew-asks-desk@example.com',
  day: 'day-desk@example.com',
  extras: 'extras-desk@example.com',
  told: 'told-desk@example.com',
  claims: 'claims-desk@example.com',
  looks: 'looks-desk@example.com',
  reviews: 'reviews-desk@example.com',
  reviewsLater: 'reviews-later-desk@example.com',
  keysLate: 'keys-late-desk@example.com',
  forcedColours: 'forced-colours-desk@example.com',
  largeText: 'large-text-desk@example.com',
} as const;

export const DESK_EMAILS = Object.values(OPERATORS).join(', ');
