import { sendClaimPhotoCall } from '@/lib/server/http/claims/calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(sendClaimPhotoCall);
