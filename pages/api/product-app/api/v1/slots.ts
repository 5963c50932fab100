import { findSlots } from '@/lib/contracts/slots';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(findSlots, ({ slots }) => slots.find));
