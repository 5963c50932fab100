import { isLocalDate, londonDate } from '@/lib/domain/london-time';
import { parsePostcode } from '@/lib/domain/places/postcode';
import { getServices } from '@/lib/server/container';
import { Problem } from '@/lib/server/platform/base/problem';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { parkingCalendar } from '@/lib/server/platform/notifications/calendar/parking-calendar';

/** More characters than any postcode or date has. */
const LONGEST = 20;

/** GET /api/parking/calendar?from=…&to=…&date=…: a parking plan as a calendar file. */
export const parkingCalendarRoute = withErrorEnvelope('parking calendar', (request, response) => {
  allowMethods(request.method, response, ['GET', 'HEAD']);
  const [from, to, date] = [request.query.from, request.query.to ?? '', request.query.date].map((given) =>
    typeof given === 'string' && given.length <= LONGEST ? given.trim() : null,
  );
  const now = getServices().now();
  if (!from || to === null || to === undefined || !date || !isLocalDate(date)) throw new Problem('not_found');
  if (!parsePostcode(from) || (to !== '' && !parsePostcode(to)) || date <= londonDate(now)) {
    throw new Problem('not_found');
  }
  response.writeHead(200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="parking-${date}.ics"`,
    'Cache-Control': 'no-store',
  });
  response.end(parkingCalendar({ postcodes: [from, to].filter((typed) => typed !== ''), date, now }));
  return Promise.resolve();
});
