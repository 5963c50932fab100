import { changeAddresses } from '@/lib/contracts/order-changes';
import { call } from '@/lib/server/http/call';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(call(changeAddresses, ({ orderChanges }) => orderChanges.changeAddresses));
