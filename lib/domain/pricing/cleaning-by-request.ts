/** Thrown for a larger home, whose clean is priced by request (spec §9, "larger properties by request"). */
export class CleaningByRequest extends Error {
  override readonly name = 'CleaningByRequest';
}
