import { checkoutLead } from '@/lib/contracts/checkout';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answer(checkoutLead, ({ leads }) => leads.checkout));
