import { route } from '@/lib/server/http/route';
import { requestQuoteCall } from '@/lib/server/http/forms/request-call';

export const config = { api: { bodyParser: false } };

export default route(requestQuoteCall);
