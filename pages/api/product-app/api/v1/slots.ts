import { findSlots } from '@/lib/contracts/slots';
import { answer, route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(answer(findSlots, ({ slots }) => slots.find));
