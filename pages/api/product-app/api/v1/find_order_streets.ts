import { findStreets } from '@/lib/contracts/order-stops';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answer(findStreets, ({ stops }) => stops.find));
