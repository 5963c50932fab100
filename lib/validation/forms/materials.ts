import { number, object, type InferType } from 'yup';
import { MATERIALS, type Material } from '@/lib/domain/pricing/materials';
import { postcode } from '../answer-fields';
import { email, optionalComment, optionalDate, phone, phonePrefix, requiredName, withDialledPhone } from './fields';
import { FORM_MESSAGES } from './messages';

/** The most pieces of one material in an online order. */
export const MOST_OF_A_MATERIAL = 200;
const MATERIAL_IDS = Object.keys(MATERIALS) as readonly Material[];

/** A quantity. An empty field is 0. */
const count = number()
  .transform((value: number, typed: unknown) => (typed === '' ? 0 : value))
  .typeError(FORM_MESSAGES.materialsTooMany)
  .integer(FORM_MESSAGES.materialsTooMany)
  .min(0, FORM_MESSAGES.materialsTooMany)
  .max(MOST_OF_A_MATERIAL, FORM_MESSAGES.materialsTooMany)
  .defined()
  .default(0);

type Counts = Readonly<Record<Material, typeof count>>;
const counts = Object.fromEntries(MATERIAL_IDS.map((id) => [id, count])) as Counts;

/**
 * An order of packing materials (FRM-1) with the quantity of each. Prices come from the price list and are not sent.
 */
export const materialsSchema = object({
  name: requiredName,
  email,
  phone,
  phonePrefix,
  postcode,
  date: optionalDate,
  quantities: object(counts).test('some', FORM_MESSAGES.materialsRequired, (chosen) =>
    Object.values(chosen).some((pieces) => pieces > 0),
  ),
  comment: optionalComment,
});
export type MaterialsValues = InferType<typeof materialsSchema>;

export const MATERIALS_TYPE = 'materials';
export const materialsPayload = (values: MaterialsValues) =>
  ({ ...withDialledPhone(values), type: MATERIALS_TYPE }) as const;
