import { answerExtraCall } from '@/lib/server/http/orders/extra-calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answerExtraCall);
