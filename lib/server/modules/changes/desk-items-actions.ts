import type { DeskRequest } from '@/lib/contracts/desk';
import { ASKED_ITEMS_LENGTH, itemForms } from '@/lib/contracts/desk-items';
import { answeredCover } from '@/lib/domain/answers/cover';
import { formatCubicFeet, formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { coverFact } from '@/lib/domain/order/cover';
import { MOVE_REASON_LABELS, type MoveReason } from '@/lib/domain/order/desk-move';
import { planDeskEdit } from '@/lib/server/modules/changes/plan-desk-change';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { wrongField } from '@/lib/server/platform/base/problem';
import { deskActions, askedFields, orderPage, pageOfOrder } from '@/lib/server/platform/desk/define-action';
import { address } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { makeForDesk, moneyOf, type Change } from './desk-actions';
import { contentsIn } from './desk-asked-items';

/** Returns the size of a list: "12 items, 340 cu ft". */
const sizeOf = (items: readonly FurnitureItem[]): string => {
  const { pieces, cubicFeet } = inventoryTotals(items);
  return `${formatPieces(pieces)}, ${formatCubicFeet(cubicFeet)}`;
};

/**
 * Changes the contents of an order. A dearer change is held until the customer has paid the difference. Throws Problem
 * as contentsIn, planDeskEdit and makeChange do, validation_failed without a reason to override the customer's
 * deadline.
 */
function changeItemsForDesk(deps: Deps, operator: Operator, request: DeskRequest<'changeItems'>) {
  const query = Object.fromEntries(new URLSearchParams(request.asked));
  const entry: Change['entry'] = (row, { money, changed }) => {
    const { furnitureItems: before, cover } = orderOf(row);
    const after = changed?.order ?? orderOf(row);
    const isOther = answeredCover(after.cover).step !== answeredCover(cover).step;
    return {
      action: 'order.items',
      subject: row.reference,
      before: { items: sizeOf(before), ...(isOther && { cover: coverFact(cover) }) },
      after: {
        items: sizeOf(after.furnitureItems),
        ...(isOther && { cover: coverFact(after.cover) }),
        ...moneyOf(money),
        ...(request.why && { reason: MOVE_REASON_LABELS[request.why as MoveReason] }),
        ...(request.reason && { note: request.reason }),
      },
    };
  };
  return makeForDesk(deps, operator, request, { kind: 'edit', entry }, async (row) => {
    const { planned, rules } = await planDeskEdit(deps, row, await contentsIn(row, query));
    if (rules.length > 0 && request.why === '') throw wrongField('why', 'A reason is needed');
    return planned;
  });
}

export const itemActions = deskActions(itemForms, {
  changeItems: {
    run: changeItemsForDesk,
    done: 'The items are changed, or held if the customer has a difference to pay. We are emailing them, with how to pay if needed.',
    page: orderPage,
    refusedPage: (fields) => address(pageOfOrder('items')(fields), askedFields(fields, ASKED_ITEMS_LENGTH)),
    kept: ['wantsStartWithin14Days', 'why', 'reason'],
  },
});
