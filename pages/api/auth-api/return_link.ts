import { route } from '@/lib/server/http/route';
import { requestReturnLinkCall } from '@/lib/server/http/returns/calls';

export const config = { api: { bodyParser: false } };

export default route(requestReturnLinkCall);
