import { route } from '@/lib/server/http/route';
import { askForReturnCall } from '@/lib/server/http/returns/calls';

export const config = { api: { bodyParser: false } };

export default route(askForReturnCall);
