import { requestQuote } from '@/lib/contracts/enquiries';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answer(requestQuote, ({ leads }) => leads.requested, 201));
