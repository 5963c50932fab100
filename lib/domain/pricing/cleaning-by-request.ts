/** A larger home: people ask for it, its price is made for it (spec §9, "larger properties by request"). */
export class CleaningByRequest extends Error {
  override readonly name = 'CleaningByRequest';
}
