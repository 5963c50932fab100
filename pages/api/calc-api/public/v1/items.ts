import { listItems } from '@/lib/contracts/calculation';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(listItems, ({ quotes }) => quotes.items));
