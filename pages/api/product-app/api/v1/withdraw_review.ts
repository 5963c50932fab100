import { withdrawReview } from '@/lib/contracts/reviews';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(withdrawReview, ({ reviews }) => reviews.withdraw));
