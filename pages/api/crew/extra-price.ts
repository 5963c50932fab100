import { priceCrewExtraCall } from '@/lib/server/http/crew/extra-calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(priceCrewExtraCall);
