import { createStorageReturn } from '@/lib/contracts/storage';
import { route } from '@/lib/server/http/route';
import { orderCall } from '@/lib/server/http/orders/calls';

export const config = { api: { bodyParser: false } };

export default route(orderCall(createStorageReturn));
