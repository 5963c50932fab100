import { openReturnLinkCall } from '@/lib/server/http/returns/calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(openReturnLinkCall);
