import { extraPayRedirect } from '@/lib/server/http/orders/extra-redirect';

export default extraPayRedirect;
