import { formatPence } from '@/lib/domain/money';
import { CUSTOM_BASE } from '@/lib/domain/prices/assumptions';
import { CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { cheapestPerWeek } from '@/lib/domain/pricing/storage-rates';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';

/** What has a price online beside moving, with its flow. The id is its picture and its spot in analytics. */
export const SERVICES = [
  {
    id: 'storage',
    title: 'Storage with collection',
    text: `From ${formatPence(cheapestPerWeek(SITE.storagePriceList).perWeek)} a week; ${tripsWords('weekly')}. We bring your things back when you want them.`,
    action: 'Get my storage price',
    href: ROUTES.storageQuote,
  },
  {
    id: 'return',
    title: 'Return from storage',
    text: `From ${formatPence(CUSTOM_BASE)}. Everything in your unit, or only the things you name, brought to your door.`,
    action: 'Get my return price',
    href: ROUTES.returnQuote,
  },
  {
    id: 'cleaning',
    title: 'End of tenancy cleaning',
    text: `From ${formatPence(CLEANING_PLANS.one_bedroom.price)}. On its own or after a move; with a move you can add it in the moving quote.`,
    action: 'Get my cleaning price',
    href: ROUTES.cleaningQuote,
  },
] as const;
