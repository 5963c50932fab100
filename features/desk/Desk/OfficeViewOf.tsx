import type { DeskView } from '@/lib/contracts/desk-views';
import { StoragePage } from '../StoragePage/StoragePage';
import { StorePage } from '../StoragePage/StorePage';
import { CrewsPage } from '../CrewsPage/CrewsPage';
import { CapacityPage } from '../CapacityPage/CapacityPage';
import { PromoPage } from '../PromoPage/PromoPage';
import { PricesPage } from '../PricesPage/PricesPage';
import { OutboxPage } from '../OutboxPage/OutboxPage';
import { LogPage } from '../LogPage/LogPage';

/** The page of a view that no telephone call waits for. */
export function OfficeViewOf({
  title,
  view,
}: {
  readonly title: string;
  readonly view: Extract<
    DeskView,
    { readonly kind: 'storage' | 'store' | 'crews' | 'capacity' | 'promo' | 'prices' | 'outbox' | 'audit' }
  >;
}) {
  switch (view.kind) {
    case 'storage':
      return <StoragePage title={title} {...view} />;
    case 'store':
      return <StorePage {...view} />;
    case 'crews':
      return <CrewsPage title={title} {...view} />;
    case 'capacity':
      return <CapacityPage title={title} {...view} />;
    case 'promo':
      return <PromoPage title={title} {...view} />;
    case 'prices':
      return <PricesPage title={title} {...view} />;
    case 'outbox':
      return <OutboxPage title={title} {...view} />;
    case 'audit':
      return <LogPage title={title} {...view} />;
  }
}
