import { openSession, requestSignIn, signOut, signOutEverywhere } from '@/lib/contracts/accounts';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { moversQuote, partnersQuote, studentsQuote, subscribeToNews, websiteForm } from '@/lib/contracts/forms';

/** Forms beside the quote: the headers against misuse travel with them. */
export const FORM_CALLS: readonly Endpoint[] = [
  websiteForm,
  studentsQuote,
  moversQuote,
  partnersQuote,
  subscribeToNews,
];

/** Calls that also take what a browser posts without any script, and then lead on to a page. */
export const PLAIN_POST_CALLS: readonly Endpoint[] = [
  ...FORM_CALLS,
  requestSignIn,
  openSession,
  signOut,
  signOutEverywhere,
];
