import type { FixedMovingPlan } from '@/lib/domain/vocabulary';

/** Homes whose typical contents a list may start from (catalogue/presets.ts). */
export const HOME_SIZES: readonly { readonly value: FixedMovingPlan; readonly label: string }[] = [
  { value: 'mini', label: 'A room' },
  { value: 'one_bedroom', label: '1 bedroom' },
  { value: 'two_bedroom', label: '2 bedrooms' },
  { value: 'three_bedroom', label: '3 bedrooms' },
];
