import { forgetQuoteCall } from '@/lib/server/http/accounts/forget-quote-call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(forgetQuoteCall);
