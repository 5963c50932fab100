import { removeListPartCall } from '@/lib/server/http/shared-lists/calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(removeListPartCall);
