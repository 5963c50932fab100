import { undoKeysLateCall } from '@/lib/server/http/orders/keys-late-calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(undoKeysLateCall);
