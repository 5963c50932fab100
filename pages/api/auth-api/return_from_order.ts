import { route } from '@/lib/server/http/route';
import { returnFromOrderCall } from '@/lib/server/http/returns/calls';

export const config = { api: { bodyParser: false } };

export default route(returnFromOrderCall);
