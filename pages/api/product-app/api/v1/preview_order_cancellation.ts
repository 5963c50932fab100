import { previewCancellation } from '@/lib/contracts/order-changes';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answer(previewCancellation, ({ orderChanges }) => orderChanges.previewCancellation));
