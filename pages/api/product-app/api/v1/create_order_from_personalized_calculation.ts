import { createOrder } from '@/lib/contracts/checkout';
import { route } from '@/lib/server/http/route';
import { orderCall } from '@/lib/server/http/orders/calls';

export const config = { api: { bodyParser: false } };

export default route(orderCall(createOrder));
