import { counted } from '@/lib/domain/wording';

/** "1 order", "3 orders". */
export const orders = (count: number): string => counted(count, 'order');
