import { recordCrewProofCall } from '@/lib/server/http/crew/calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(recordCrewProofCall);
