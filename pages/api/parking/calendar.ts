import { parkingCalendarRoute } from '@/lib/server/http/quotes/parking-calendar-route';

export const config = { api: { bodyParser: false } };

export default parkingCalendarRoute;
