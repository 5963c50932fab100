import { calendarRoute } from '@/lib/server/http/orders/calendar-route';

export const config = { api: { bodyParser: false } };

export default calendarRoute;
