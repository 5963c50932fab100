import { easyCheckout } from '@/lib/contracts/checkout';
import { call } from '../call';

/** Anybody may save a quote; one that somebody signed in saves is in their account. */
export const saveDraftCall = call(
  easyCheckout,
  ({ drafts, sessions }) =>
    async (input, { request }) =>
      drafts.save(input, (await sessions.userOf(request))?.email ?? null),
);
