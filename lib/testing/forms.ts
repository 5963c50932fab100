import { MATERIALS } from '@/lib/domain/pricing/materials';
import type {
  AffiliateValues,
  BusinessValues,
  CallbackValues,
  ContactValues,
  DisposalValues,
  FooterCallbackValues,
  MaterialsValues,
  MoverValues,
  ShippingValues,
  StudentValues,
} from '@/lib/validation/forms/schemas';

/** The values of every form as people type them: numbers with spaces, postcodes in lower case, names with accents. */
const someone = {
  name: 'Zoë O’Hara',
  email: 'zoe@example.london',
  phone: '(020) 7946-0321',
  phonePrefix: '44',
};

export const CALLBACK: CallbackValues = { name: someone.name, phone: '07700 900 456', phonePrefix: '44' };
export const FOOTER_CALLBACK: FooterCallbackValues = { phone: '+44 (0)7700 900457', phonePrefix: '44' };
export const NEWSLETTER = { email: 'Reader@example.com' };
export const AFFILIATE: AffiliateValues = {
  firstName: 'Zoë',
  lastName: 'O’Hara',
  title: 'Dr',
  occupation: 'Letting agent',
  companyName: 'Keys & Co',
  phone: '020 7946 0322',
  email: 'zoe@example.com',
  comment: 'Forty tenancies a year.',
  isAgreedWithTerms: true,
};
export const CONTACT: ContactValues = { ...someone, topic: 'booking', comment: 'Can the crew bring a ladder?' };
export const BUSINESS: BusinessValues = {
  ...someone,
  companyName: 'Paper & Ink Ltd',
  need: 'office_storage',
  postcode: 'EC1A 1BB',
  date: '2026-12-15',
  comment: '',
};
export const SHIPPING: ShippingValues = {
  ...someone,
  country: 'portugal',
  destination: 'Porto',
  postcode: 'N1 2TX',
  size: 'two_bedroom',
  date: '',
  comment: 'In spring, dates are not firm.',
};
export const NO_MATERIALS = Object.fromEntries(
  Object.keys(MATERIALS).map((id) => [id, 0]),
) as MaterialsValues['quantities'];
export const MATERIALS_ORDER: MaterialsValues = {
  ...someone,
  postcode: 'SE15 4QL',
  date: '2026-12-01',
  quantities: { ...NO_MATERIALS, box_s: 10, tape: 2 },
  comment: '',
};
export const DISPOSAL: DisposalValues = {
  ...someone,
  postcode: 'SE15 4QL',
  floor: 2,
  elevator: false,
  date: '',
  comment: 'A sofa and a fridge',
};
export const STUDENT: StudentValues = {
  ...someone,
  need: 'both',
  postcode: 'WC1H 0AA',
  university: 'Hughes Parry Hall',
  size: 'room',
  date: '2027-06-12',
  comment: '',
};
export const MOVER: MoverValues = {
  ...someone,
  postcode: 'E8 1EJ',
  van: 'luton',
  days: 'weekends',
  comment: 'Six years with pianos.',
};
