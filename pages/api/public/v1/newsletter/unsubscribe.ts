import { unsubscribeRoute } from '@/lib/server/newsletter/unsubscribe-route';

export const config = { api: { bodyParser: false } };

export default unsubscribeRoute;
