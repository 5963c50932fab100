/** What the list is for: a unit is filled, or the vans of a move. */
export const PURPOSES = [
  { value: 'storage', label: 'Into storage' },
  { value: 'moving', label: 'Moving home' },
] as const;
export type Purpose = (typeof PURPOSES)[number]['value'];

export const purposeOf = (value: string): Purpose => (value === 'moving' ? 'moving' : 'storage');
