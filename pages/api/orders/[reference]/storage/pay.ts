import { storagePayRedirect } from '@/lib/server/http/orders/storage-redirects';

export default storagePayRedirect;
