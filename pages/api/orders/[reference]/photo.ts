import { photoRoute } from '@/lib/server/http/orders/photo-route';

export default photoRoute;
