import type { IncomingMessage, ServerResponse } from 'node:http';
import { CREW_API } from '@/lib/contracts/crew-paths';
import { DAY_SECONDS } from '@/lib/domain/durations';
import { writeCrewDay, type CrewOfDay } from '@/lib/domain/visits/crew-day';
import * as cookies from '@/lib/server/platform/base/cookies';

/**
 * Returns the cookie name of a crew's day. A phone has one cookie per day, so that unsent records of yesterday can
 * still be sent after another link is opened. Only the crew endpoints get the cookies.
 */
const nameFor = (crew: CrewOfDay, site: cookies.Site): string =>
  `${cookies.isSecure(site) ? '__Secure-' : ''}crew-${writeCrewDay(crew)}`;

/** The cookie's lifetime, longer than a phone can have anything to send. The server decides when a session ends. */
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
