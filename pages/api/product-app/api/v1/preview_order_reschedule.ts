import { previewReschedule } from '@/lib/contracts/order-changes';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answer(previewReschedule, ({ orderChanges }) => orderChanges.previewReschedule));
