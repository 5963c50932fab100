import { securityTxtRoute } from '@/lib/server/http/security-txt';

export const config = { api: { bodyParser: false } };

export default securityTxtRoute;
