import { payRedirect } from '@/lib/server/http/orders/pay-redirect';

export default payRedirect;
