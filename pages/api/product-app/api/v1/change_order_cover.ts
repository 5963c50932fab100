import { changeCoverCall } from '@/lib/server/http/orders/cover-calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(changeCoverCall);
