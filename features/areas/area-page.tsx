import { island } from '@/components/ui/Island/island';
import { layOutWhenIdle } from '@/components/ui/Island/lay-out-when-idle';
import './AreaBody?styles';
import type { AreaContent } from './types';
import { hydrateSlots } from './hydrate-slots';

/** The page of a borough. Its path must be the `key`, so that React mounts a new page for the next borough. */
export const AreaPage = island<AreaContent>(async () => (await import('./AreaBody')).AreaBody, {
  when: 'never',
  onAdopt: (page, { slots }) => {
    const ends = [hydrateSlots(page, slots), layOutWhenIdle(page)];
    return () => ends.forEach((end) => end());
  },
});
