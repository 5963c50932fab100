import { createOrder } from '@/lib/contracts/checkout';
import { orderCall } from '@/lib/server/http/orders/calls';
import { route } from '@/lib/server/http/route';

export const config = { api: { bodyParser: false } };

export default route(orderCall(createOrder));
