import { checklistPath, checkOutPath } from '@/lib/account-routes';
import { setChecklist } from '@/lib/contracts/order-checklist';
import type { OrderView } from '@/lib/contracts/order-view';
import { orderPath } from '@/lib/routes';
import { checklistModel } from './model';

/** What the page of the list shows, and what its head says. Pure: made on the server. */
export function checklistProps(view: OrderView, token: string, now: Date) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), checkOutHref: checkOutPath(reference, token) };
  const model = checklistModel(view, { now, token, action: setChecklist.path, ...hrefs });
  return {
    title: `${model.title}, order ${reference}`,
    description: 'What to do before and after your move, week by week.',
    canonicalPath: checklistPath(reference),
    model,
  };
}
