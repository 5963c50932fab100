import { sharePayRedirect } from '@/lib/server/http/shared-lists/share-pay-redirect';

export const config = { api: { bodyParser: false } };

export default sharePayRedirect;
