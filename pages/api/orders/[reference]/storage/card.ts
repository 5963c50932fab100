import { storageCardRedirect } from '@/lib/server/http/orders/storage-redirects';

export default storageCardRedirect;
