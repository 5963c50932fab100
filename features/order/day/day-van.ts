import '@/components/load-drawing/EmptyingVan?styles';
import { island } from '@/components/ui/Island/island';

/** The customer's own van: the server's markup, whose code the browser never needs. */
export const DayVan = island(async () => (await import('@/components/load-drawing/EmptyingVan')).EmptyingVan, {
  when: 'never',
});
