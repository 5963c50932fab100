import { sendConversion } from '@/lib/contracts/telemetry';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answer(sendConversion, ({ telemetry }) => telemetry.sendConversion));
