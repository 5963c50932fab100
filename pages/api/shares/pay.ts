import { sharePayRedirect } from '@/lib/server/http/shared-lists/share-pay-redirect';

export default sharePayRedirect;
