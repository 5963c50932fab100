import { moveUnitCall } from '@/lib/server/http/orders/unit-move-calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(moveUnitCall);
