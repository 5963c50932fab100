import { checkPlaces } from '@/lib/contracts/calculation';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answer(checkPlaces, ({ quotes }) => quotes.places));
