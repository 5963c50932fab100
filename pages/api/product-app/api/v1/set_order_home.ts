import { setHomeCall } from '@/lib/server/http/checklist/calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(setHomeCall);
