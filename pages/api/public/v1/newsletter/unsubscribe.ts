import { unsubscribeRoute } from '@/lib/server/http/newsletter/unsubscribe-route';

export const config = { api: { bodyParser: false } };

export default unsubscribeRoute;
