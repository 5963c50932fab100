import { sendConversion } from '@/lib/contracts/telemetry';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(sendConversion, ({ telemetry }) => telemetry.sendConversion));
