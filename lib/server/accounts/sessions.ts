import type { ApiRequest } from '../http/api-handler';

/** Who is signed in. `id` is what the calls of the spec name a client by; orders belong to their e-mail address. */
export type SessionUser = { readonly id: string; readonly email: string };

/** Where sessions are read from. */
export type Sessions = { readonly userOf: (request: ApiRequest) => Promise<SessionUser | null> };

/** Before there are accounts: nobody is signed in. */
export const noSessions: Sessions = { userOf: () => Promise.resolve(null) };
