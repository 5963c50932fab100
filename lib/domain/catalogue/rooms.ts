export const ROOMS = [
  'Living room',
  'Bedroom',
  'Kitchen',
  'Dining room',
  'Office',
  'Boxes and packing',
  'Garden, garage and gym',
  'Hall, bathroom and other',
] as const;
export type Room = (typeof ROOMS)[number];
