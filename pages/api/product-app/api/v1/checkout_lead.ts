import { checkoutLead } from '@/lib/contracts/checkout';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(checkoutLead, ({ leads }) => leads.checkout));
