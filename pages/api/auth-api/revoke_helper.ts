import { revokeHelperCall } from '@/lib/server/http/accounts/helper-calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(revokeHelperCall);
