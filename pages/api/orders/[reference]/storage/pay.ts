import { storagePayRedirect } from '@/lib/server/http/orders/storage-redirects';

export const config = { api: { bodyParser: false } };

export default storagePayRedirect;
