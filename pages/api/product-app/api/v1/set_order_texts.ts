import { route } from '@/lib/server/http/route';
import { setTextsCall } from '@/lib/server/http/texts/calls';

export const config = { api: { bodyParser: false } };

export default route(setTextsCall);
