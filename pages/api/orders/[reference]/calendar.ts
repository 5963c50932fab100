import { calendarRoute } from '@/lib/server/http/orders/calendar-route';

export default calendarRoute;
