import { pence, type Pence } from './money';

/** The VAT in a price that holds it, at 20 %: a sixth, to the nearest penny (spec "the day": VAT = round(gross / 6)). */
export const vatIn = (gross: Pence): Pence => pence(Math.sign(gross) * Math.round(Math.abs(gross) / 6));
