import '@/components/load-drawing/VanStages?styles';
import { island } from '@/components/ui/Island/island';

/** The customer's own van at every stage that can still come: the server's markup, whose code the browser never needs. */
export const DayVan = island(async () => (await import('@/components/load-drawing/VanStages')).VanStages, {
  when: 'never',
});
