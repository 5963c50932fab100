import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { logEvent, notifySlack, sendConversion } from '@/lib/contracts/telemetry';
import { orderTier, TIER_VALUES } from '@/lib/domain/order/tier';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder, findOrderByReference } from '@/lib/server/modules/orders/repo';
import { wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { insertConversion, insertEvent } from './repo';

export function telemetryService({ db, now }: Deps) {
  return {
    logEvent: async ({ type, value }: RequestOf<typeof logEvent>): Promise<ResponseOf<typeof logEvent>> => {
      await insertEvent(db, { id: randomUUID(), type, value, at: now().toISOString() });
      return { logged: true };
    },

    /** Posts a word of a closed list and an existing order's reference, but no text of the visitor's. */
    notifySlack: async ({
      notice,
      reference,
    }: RequestOf<typeof notifySlack>): Promise<ResponseOf<typeof notifySlack>> => {
      const isOrder = reference !== '' && (await findOrderByReference(db, reference)) !== undefined;
      const told = { notice, reference: isOrder ? reference : '' };
      const options = { dedupeKey: `notice.slack:${randomUUID()}`, now: now() };
      await transact(db, (trx) => enqueue(trx, 'notice.slack', told, options));
      wakeOutbox();
      return { queued: true };
    },

    /** Counts an order once, only for its sender and with our own tier: nobody can feed in inventions. */
    sendConversion: async (request: RequestOf<typeof sendConversion>): Promise<ResponseOf<typeof sendConversion>> => {
      const order = await findOrder(db, request.orderId);
      if (!order || order.email.toLowerCase() !== request.email.trim().toLowerCase()) {
        throw wrongField('orderId', 'There is no such order');
      }
      const tier = orderTier(orderOf(order));
      const at = now();
      await transact(db, async (trx) => {
        const conversion = {
          id: randomUUID(),
          order_id: order.id,
          event: request.event,
          tier,
          value: TIER_VALUES[tier],
        };
        if (!(await insertConversion(trx, { ...conversion, at: at.toISOString() }))) return;
        const dedupeKey = `conversion.meta:${order.id}`;
        await enqueue(trx, 'conversion.meta', { conversionId: conversion.id }, { dedupeKey, now: at });
      });
      wakeOutbox();
      return { queued: true };
    },
  };
}
