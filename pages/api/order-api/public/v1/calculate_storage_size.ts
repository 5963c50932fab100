import { calculateStorageSize } from '@/lib/contracts/storage';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(calculateStorageSize, ({ storage }) => storage.size));
