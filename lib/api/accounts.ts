import * as contract from '@/lib/contracts/accounts';
import { call } from './client';
import type { BodyOf } from './request';

/** Mails a sign-in link; the answer does not tell whether the address is known. */
export const requestSignIn = (body: BodyOf<typeof contract.requestSignIn>) => call(contract.requestSignIn, body);

/** Begins a session with a mailed link. Throws ApiError unauthenticated when it was used before or is over. */
export const openSession = (body: BodyOf<typeof contract.openSession>) => call(contract.openSession, body);

export const signOut = () => call(contract.signOut, {});

/** Ends the session on every device. */
export const signOutEverywhere = () => call(contract.signOutEverywhere, {});

/** Who is signed in. Throws ApiError unauthenticated when nobody is. */
export const whoAmI = () => call(contract.whoAmI, {});

/** Begins a booking from one of the client's units. Throws ApiError unauthenticated, not_found. */
export const bookFromAccount = (body: BodyOf<typeof contract.bookFromAccount>) => call(contract.bookFromAccount, body);
