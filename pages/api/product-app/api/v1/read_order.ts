import { readOrder } from '@/lib/contracts/order-read';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answer(readOrder, ({ orders }) => orders.read));
