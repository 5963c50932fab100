import './Way?styles';
import { island } from '@/components/ui/Island/island';

/** The route and the crew. Rendered by the server only, so the browser never loads its code. */
export const DrawnWay = island(async () => (await import('./Way')).Way, { when: 'never' });
