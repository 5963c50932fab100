import '@/components/load-drawing/HoldPicture?styles';
import { island } from '@/components/ui/Island/island';

/** The booked van or unit with the order's items. Rendered by the server only, so the browser never loads its code. */
export const BookedPicture = island(async () => (await import('@/components/load-drawing/HoldPicture')).HoldPicture, {
  when: 'never',
});
