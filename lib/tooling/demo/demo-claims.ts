import { randomUUID } from 'node:crypto';
import type { ClaimKind } from '@/lib/domain/claims/claims';
import { answerClaim } from '@/lib/server/modules/claims/desk-actions';
import { orderFilters, readOrders } from '@/lib/server/modules/orders/desk-order-search-repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { claimsService } from '@/lib/server/modules/claims/service';
import type { Operator } from '@/lib/server/modules/sessions/operator';

type Told = {
  readonly title: string;
  readonly kind: ClaimKind;
  readonly worth: number | null;
  readonly text: string;
  readonly answer?: string;
};

/** The claims of customers with finished jobs. The second one has been answered. */
const TOLD: readonly Told[] = [
  {
    title: 'Table lamp',
    kind: 'damaged',
    worth: 45,
    text: 'The foot of one lamp is dented and its shade is loose. It was whole when the crew carried it out.',
  },
  {
    title: 'Wall in the hall',
    kind: 'home',
    worth: null,
    text: 'There is a scrape in the paint at the height of the handles, about 40 cm long.',
    answer: 'We have asked the crew. Please send us a price for the paint from whoever would do it.',
  },
];

/** Creates claims for the completed orders. */
export async function demoClaims(deps: Deps, operator: Operator): Promise<void> {
  const { db, config } = deps;
  const secret = await readSecret(db, config.secretKey);
  const orders = await readOrders(db, orderFilters({ state: 'completed' }), 1);
  for (const [index, { text, answer, ...item }] of TOLD.entries()) {
    const order = orders[index];
    if (!order) return;
    const { id, reference } = order;
    const claimed = { key: randomUUID(), items: [item], text };
    const { number } = await claimsService(deps).make({ reference, token: orderToken(secret, id), ...claimed });
    if (answer !== undefined) await answerClaim(deps, operator, { reference, number, version: 0, answer });
  }
}
