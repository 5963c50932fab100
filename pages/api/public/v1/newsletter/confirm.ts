import { confirmNews } from '@/lib/contracts/forms';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answer(confirmNews, ({ newsletter }) => newsletter.confirm));
