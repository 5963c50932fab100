import { confirmNews } from '@/lib/contracts/forms';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(confirmNews, ({ newsletter }) => newsletter.confirm));
