import { planParking } from '@/lib/contracts/parking';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(planParking, ({ quotes }) => quotes.parking));
