import type { IncomingMessage, ServerResponse } from 'node:http';
import { CREW_API } from '@/lib/contracts/crew-paths';
import { DAY_SECONDS } from '@/lib/domain/durations';
import { writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import * as cookies from '@/lib/server/kernel/base/cookies';

/**
 * A phone has a cookie for each day that it has opened: what it has not sent of yesterday goes with yesterday's, whatever
 * link was opened since. Only the crew's calls see them.
 */
const nameFor = (crew: CrewOfDay, site: cookies.Site): string =>
  `${cookies.isSecure(site) ? '__Secure-' : ''}crew-${writeCrewDay(crew)}`;

/** As long as a phone can have something to send: the server knows when that is over. */
const MAX_AGE_SECONDS = 7 * DAY_SECONDS;

type Request = Pick<IncomingMessage, 'headers'>;

export const readCookie = (request: Request, crew: CrewOfDay, site: cookies.Site): string | null =>
  cookies.readCookie(request, nameFor(crew, site));

export function writeCookie(response: ServerResponse, crew: CrewOfDay, value: string, site: cookies.Site): void {
  const name = nameFor(crew, site);
  cookies.writeCookie(
    response,
    { name, value, maxAgeSeconds: MAX_AGE_SECONDS, path: CREW_API, sameSite: 'Strict' },
    site,
  );
}
