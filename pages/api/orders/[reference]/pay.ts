import { payRedirect } from '@/lib/server/orders/pay-redirect';

export default payRedirect;
