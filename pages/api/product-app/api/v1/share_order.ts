import { shareOrderCall } from '@/lib/server/http/shared-lists/share-calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(shareOrderCall);
