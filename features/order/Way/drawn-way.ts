import './Way?styles';
import { island } from '@/components/ui/Island/island';

export const DrawnWay = island(async () => (await import('./Way')).Way, { when: 'never' });
