import type { Role } from '../kit/figure/cast';
import { avatar, AVATAR_FRAME } from '../scenes/avatars';

const drawing = (role: Role) => ({
  draw: () => avatar(role),
  alt: '',
  frame: AVATAR_FRAME,
  density: 10,
  isOneSize: true,
});

/** Portraits of customers beside the names in reviews. Nobody of the crew. */
export const AVATAR_DRAWINGS = {
  'avatars/tenant': drawing('tenant'),
  'avatars/student': drawing('student'),
  'avatars/manager': drawing('manager'),
  'avatars/neighbour': drawing('neighbour'),
  'avatars/lodger': drawing('lodger'),
  'avatars/baker': drawing('baker'),
  'avatars/nurse': drawing('nurse'),
  'avatars/designer': drawing('designer'),
  'avatars/owner': drawing('owner'),
  'avatars/partner': drawing('partner'),
  'avatars/grandfather': drawing('grandfather'),
  'avatars/guest': drawing('guest'),
  'avatars/cyclist': drawing('cyclist'),
  'avatars/teacher': drawing('teacher'),
  'avatars/chef': drawing('chef'),
  'avatars/writer': drawing('writer'),
} as const;
