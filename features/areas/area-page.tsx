import { island } from '@/components/ui/Island/island';
import { layOutWhenIdle } from '@/components/ui/Island/lay-out-when-idle';
import './AreaBody?styles';
import type { AreaContent } from './types';
import { wakeSlots } from './wake-slots';

/** A borough's page. Give it its path as key: from one borough to the next it is a new one. */
export const AreaPage = island<AreaContent>(async () => (await import('./AreaBody')).AreaBody, {
  when: 'never',
  onAdopt: (page, { slots }) => {
    const ends = [wakeSlots(page, slots), layOutWhenIdle(page)];
    return () => ends.forEach((end) => end());
  },
});
