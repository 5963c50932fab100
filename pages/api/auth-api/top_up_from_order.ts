import { topUpFromOrderCall } from '@/lib/server/http/orders/top-up-calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(topUpFromOrderCall);
