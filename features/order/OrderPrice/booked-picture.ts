import '@/components/load-drawing/HoldPicture?styles';
import { island } from '@/components/ui/Island/island';

/** What was booked with the things of the order in it: the server's markup, whose code the browser never needs. */
export const BookedPicture = island(async () => (await import('@/components/load-drawing/HoldPicture')).HoldPicture, {
  when: 'never',
});
