import { saveStops } from '@/lib/contracts/order-stops';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(saveStops, ({ stops }) => stops.save));
