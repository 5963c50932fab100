import { requestQuoteCall } from '@/lib/server/http/forms/request-call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(requestQuoteCall);
