import { photoRoute } from '@/lib/server/http/orders/photo-route';

export const config = { api: { bodyParser: false } };

export default photoRoute;
