import { securityTxtRoute } from '@/lib/server/http/security-txt';

export default securityTxtRoute;
