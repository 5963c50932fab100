import { priceFromAccountCall } from '@/lib/server/http/accounts/calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(priceFromAccountCall);
