import './Way?styles';
import { island } from '@/components/ui/Island/island';

/** The route and who comes: the server's markup, whose code the browser never needs. */
export const DrawnWay = island(async () => (await import('./Way')).Way, { when: 'never' });
