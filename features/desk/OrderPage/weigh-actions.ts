import type { OrderAction } from '@/lib/contracts/desk-order-views';

/** Seldom done, or not to be undone. */
const SELDOM: readonly OrderAction[] = ['claim', 'confirm', 'refund', 'cancel'];
/** Never what is most likely, whatever else there is. */
const NEVER_FIRST: readonly OrderAction[] = ['confirm', 'refund', 'cancel'];

export type WeighedActions = {
  /** What is most likely done next. */
  readonly primary: OrderAction | null;
  readonly common: readonly OrderAction[];
  /** Behind "More". */
  readonly more: readonly OrderAction[];
};

/** What can be done with an order, the likeliest first, as it stands at its head. Nothing hides behind nothing. */
export function weighActions(actions: readonly OrderAction[]): WeighedActions {
  const [first] = actions;
  const primary = first && !NEVER_FIRST.includes(first) ? first : null;
  const others = actions.filter((action) => action !== primary);
  const common = others.filter((action) => !SELDOM.includes(action));
  const more = others.filter((action) => SELDOM.includes(action));
  return primary === null && common.length === 0 ? { primary, common: more, more: [] } : { primary, common, more };
}
