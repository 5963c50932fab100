import { calculateStorageSize } from '@/lib/contracts/storage';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answer(calculateStorageSize, ({ storage }) => storage.size));
