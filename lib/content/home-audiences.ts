import { STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/prices/assumptions';
import { HOME_DRAWINGS } from './home-drawings';

/** The way on for everybody who is not moving a home. */
export const AUDIENCES = [
  {
    name: 'Students',
    href: '/services/students-storage',
    text: `Store your room over the summer and have it back for term. ${STUDENT_DISCOUNT_PERCENT}% off.`,
    drawing: HOME_DRAWINGS['audiences/students'],
  },
  {
    name: 'Businesses',
    href: '/services/business',
    text: 'Stock, files, seasonal kit and whole offices.',
    drawing: HOME_DRAWINGS['audiences/business'],
  },
  {
    name: 'Drivers',
    href: '/become-a-mover',
    text: 'Have a van? Take jobs near you, when you want them.',
    drawing: HOME_DRAWINGS['audiences/drivers'],
  },
  {
    name: 'Partners',
    href: '/referral-program',
    text: 'Send people our way with the referral programme.',
    drawing: HOME_DRAWINGS['audiences/partners'],
  },
] as const;
