import type { ISchema } from 'yup';
import type { CreatedOrderDto, CreateOrderRequest } from '@/lib/contracts/checkout';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { call, type Call } from '../call';

/** A call that makes an order. It is counted from where and by whom it comes, signed in or not (ABU-1). */
export const orderCall = (contract: Endpoint<ISchema<CreateOrderRequest>, CreatedOrderDto, 'open' | 'own'>): Call =>
  call(
    contract,
    ({ orders, sessions }) =>
      async (order, { address, request, user }) =>
        orders.create(order, { address, user: user ?? (await sessions.userOf(request)) }),
    { status: 201 },
  );
