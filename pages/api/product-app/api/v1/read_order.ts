import { readOrder } from '@/lib/contracts/order-read';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(readOrder, ({ orders }) => orders.read));
