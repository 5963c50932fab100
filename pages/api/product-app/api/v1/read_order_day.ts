import { readOrderDay } from '@/lib/contracts/order-day';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(readOrderDay, ({ orders }) => orders.day));
