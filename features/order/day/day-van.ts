import '@/components/load-drawing/VanAnimation?styles';
import { island } from '@/components/ui/Island/island';

/** The van with the customer's items. Rendered by the server only, so the browser never loads its code. */
export const DayVan = island(async () => (await import('@/components/load-drawing/VanAnimation')).VanAnimation, {
  when: 'never',
});
