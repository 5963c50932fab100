import { logEvent } from '@/lib/contracts/telemetry';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(logEvent, ({ telemetry }) => telemetry.logEvent));
