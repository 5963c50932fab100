/** Thrown for an area without a price online, or for more than our largest unit holds. Both are priced by request. */
export class StorageByRequest extends Error {
  override readonly name = 'StorageByRequest';
}

/** Thrown for a larger home, whose clean is priced by request (spec §9, "larger properties by request"). */
export class CleaningByRequest extends Error {
  override readonly name = 'CleaningByRequest';
}
