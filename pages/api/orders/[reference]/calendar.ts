import { calendarRoute } from '@/lib/server/calendar/calendar-route';

export default calendarRoute;
