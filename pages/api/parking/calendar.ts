import { parkingCalendarRoute } from '@/lib/server/http/quotes/parking-calendar-route';

export default parkingCalendarRoute;
