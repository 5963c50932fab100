/** Somebody who is nobody: a number that Ofcom keeps for fiction, an address of example.com. */
export const SAMPLE_CONTACT = {
  firstName: 'Ada',
  lastName: 'Sample',
  email: 'ada@example.com',
  phone: '07700 900123',
  isAgreedWithTerms: true,
} as const;
