import { nextSteps } from '@/lib/content/next-steps';
import { isBooked as isBookedState } from '@/lib/domain/order/state';
import { STATE_LABELS } from '@/lib/domain/order/state-labels';
import { ROUTES, storagePath } from '@/lib/routes';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { report } from '@/lib/server/kernel/observability/report';
import { besideOrder } from '@/lib/server/subjects/orders/beside-order';
import { addressesUrl, isWhereMissing } from '@/lib/server/subjects/stops/missing';
import { givenStops } from '@/lib/server/subjects/stops/repo';
import { orderCalendar } from './calendar/order-calendar';
import { firstInvoice } from './email/first-invoice';
import { orderFacts, orderNow } from './email/order-facts';
import { renderLetter } from './email/render-letter';
import { inlineDrawing } from './pictures/inline';
import { bookedByPhone } from './email/templates/booked-by-phone';
import { orderConfirmed, orderReceived, paidSuperseded, paidTooLate } from './email/templates/customer';
import { newOrder, refundNeeded } from './email/templates/operator';
import { postConversion } from './webhooks/conversion';
import { postWebhook } from './webhooks/generic';
import { confirmedEvent } from './webhooks/order-event';
import { postToSlack } from './webhooks/slack';
import { noticeLines, orderLines } from './webhooks/slack-lines';
import type { Channels, SendMail } from './channels';
import { createAccountHandlers } from './account-handlers';
import { createChangeHandlers } from './change-handlers';
import { createChecklistHandlers } from './checklist-handlers';
import { createClaimHandlers } from './claim-handlers';
import { createContactHandlers } from './contact-handlers';
import { createCrewLinkHandlers } from './crew-link-handlers';
import { createEveningHandlers } from './evening-handlers';
import { createExtraHandlers } from './extra-handlers';
import { createExtraPaymentHandlers } from './extra-payment-handlers';
import { createShareHandlers } from './share-handlers';
import { createHelperHandlers } from './helper-handlers';
import { createKeysLateHandlers } from './keys-late-handlers';
import { createLeadHandlers } from './lead-handlers';
import { readConversion, readOrder } from './message-repo';
import { createNewsHandlers } from './news-handlers';
import { NOT_SET_UP } from './not-set-up';
import { createPartRefundHandlers } from './part-refund-handlers';
import { createPaymentHandlers } from './payment-handlers';
import { createStorageHandlers } from './storage-handlers';
import { createUnitMoveHandlers } from './unit-move-handlers';
import { createParkingHandlers } from './parking-handlers';
import { createStopHandlers } from './stop-handlers';
import { createReviewHandlers } from './review-handlers';
import { createTextHandlers } from './text-handlers';
import { createVisitHandlers } from './visit-handlers';

const SENT: Outcome = { outcome: 'sent' };
const skipped = (reason: string): Outcome => ({ outcome: 'skipped', reason });
const logged = (reason: string): Outcome => ({ outcome: 'logged', reason });

/** Booked, or booked and done since: what a confirmation says is still true. */
const isBooked = ({ state }: OrderRow) => isBookedState(state) || state === 'completed';

/**
 * What each message does. Every handler reads the order anew and is silent when the message is no longer true:
 * between the commit and now the visitor may have paid, or the hold may have ended.
 */
export function createHandlers(channels: Channels): Handlers {
  const { db, now, mailer, operator, company, orderUrl, deskUrl } = channels;

  const mail: SendMail = async (topic, { id, createdAt }, { letter, ...post }) => {
    const drawing = await inlineDrawing(letter, (error) => report(error, { topic }));
    return mailer.send({
      id,
      topic,
      createdAt,
      replyTo: company.email.value,
      ...renderLetter(letter, channels.siteOrigin, drawing && `cid:${drawing.cid}`),
      drawing,
      ...post,
    });
  };

  const booked = async (orderId: string): Promise<OrderRow | null> => {
    const order = await readOrder(db, orderId);
    return isBooked(order) ? order : null;
  };
  const notBooked = skipped('The order is no longer booked');

  return {
    'order.received.customer': async ({ orderId }, envelope) => {
      const order = await readOrder(db, orderId);
      if (order.state !== 'awaiting_payment') return skipped(`The order is now: ${STATE_LABELS[order.state]}`);
      if (order.hold_expires_at <= now().toISOString()) return skipped('The hold has ended');
      const [facts, url] = [orderFacts(order), await orderUrl(order)];
      const urls = { orderUrl: url, termsUrl: channels.siteOrigin + ROUTES.terms };
      const letter = facts.isByPhone
        ? bookedByPhone(facts, company, urls)
        : orderReceived(facts, { company, orderUrl: url, canCorrect: order.draft_id !== null });
      return mail('order.received.customer', envelope, { to: order.email, letter });
    },

    'order.confirmed.customer': async ({ orderId }, envelope) => {
      const order = await booked(orderId);
      if (!order) return notBooked;
      const url = await orderUrl(order);
      const given = await givenStops(db, orderId);
      const isMissing = isWhereMissing(order, given);
      const where = isMissing ? addressesUrl(url) : null;
      const telling = { now: now(), phone: company.phone.value, isWhereMissing: isMissing };
      const next = nextSteps(orderNow(order), telling);
      const invoice = await firstInvoice(db, order, url);
      const urls = { orderUrl: url, addressesUrl: where, storageUrl: besideOrder(url, storagePath) };
      const letter = orderConfirmed(orderFacts(order, given), { company, ...urls, invoice, next });
      const content = orderCalendar(order, { phone: company.phone.value, orderUrl: url, given });
      const calendar = { filename: `${order.reference}.ics`, content, contentType: CALENDAR_TYPE };
      return mail('order.confirmed.customer', envelope, { to: order.email, letter, attachments: [calendar] });
    },

    'order.confirmed.operator': async ({ orderId }, envelope) => {
      const order = await booked(orderId);
      if (!order) return notBooked;
      const letter = newOrder(orderFacts(order), deskUrl(order));
      return mail('order.confirmed.operator', envelope, { to: operator, letter });
    },

    'order.confirmed.slack': async ({ orderId }) => {
      if (!channels.slackWebhookUrl) return logged(NOT_SET_UP.slack);
      const order = await booked(orderId);
      if (!order) return notBooked;
      await postToSlack(channels.slackWebhookUrl, orderLines(orderFacts(order)));
      return SENT;
    },

    'order.confirmed.webhook': async ({ orderId }, { id }) => {
      if (!channels.webhook) return logged(NOT_SET_UP.webhook);
      const order = await booked(orderId);
      if (!order) return notBooked;
      await postWebhook(channels.webhook, id, confirmedEvent(order), now());
      return SENT;
    },

    'order.refund_needed.operator': async ({ orderId }, envelope) => {
      const order = await readOrder(db, orderId);
      const letter = refundNeeded(orderFacts(order), isBooked(order), deskUrl(order));
      return mail('order.refund_needed.operator', envelope, { to: operator, letter });
    },

    'order.paid_too_late.customer': async ({ orderId }, envelope) => {
      const order = await readOrder(db, orderId);
      if (isBooked(order)) return skipped('The order is booked after all');
      const letter = paidTooLate(orderFacts(order), company, await orderUrl(order));
      return mail('order.paid_too_late.customer', envelope, { to: order.email, letter });
    },

    'order.paid_superseded.customer': async ({ orderId }, envelope) => {
      const order = await readOrder(db, orderId);
      const letter = paidSuperseded(orderFacts(order), company, await orderUrl(order));
      return mail('order.paid_superseded.customer', envelope, { to: order.email, letter });
    },

    ...createAccountHandlers(channels, mail),
    ...createChangeHandlers(channels, mail),
    ...createContactHandlers(channels, mail),
    ...createCrewLinkHandlers(channels, mail),
    ...createClaimHandlers(channels, mail),

    ...createReviewHandlers(channels, mail),
    ...createExtraHandlers(channels, mail),
    ...createKeysLateHandlers(channels, mail),
    ...createEveningHandlers(channels, mail),
    ...createExtraPaymentHandlers(channels, mail),
    ...createShareHandlers(channels, mail),
    ...createStopHandlers(channels, mail),
    ...createParkingHandlers(channels, mail),
    ...createChecklistHandlers(channels, mail),
    ...createTextHandlers(channels),
    ...createVisitHandlers(channels, mail),

    ...createPaymentHandlers(channels, mail),
    ...createPartRefundHandlers(channels, mail),
    ...createStorageHandlers(channels, mail),
    ...createUnitMoveHandlers(channels, mail),
    ...createHelperHandlers(channels, mail),

    ...createLeadHandlers(channels, mail),
    ...createNewsHandlers(channels, mail),

    'notice.slack': async ({ notice, reference }) => {
      if (!channels.slackWebhookUrl) return logged(NOT_SET_UP.slack);
      await postToSlack(channels.slackWebhookUrl, noticeLines(notice, reference));
      return SENT;
    },

    'conversion.meta': async ({ conversionId }) => {
      if (!channels.meta) return logged(NOT_SET_UP.meta);
      await postConversion(channels.meta, await readConversion(db, conversionId));
      return SENT;
    },
  };
}

const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';
