/** Thrown for an area without a price online, or for more than our largest unit holds. Both are priced by request. */
export class StorageByRequest extends Error {
  override readonly name = 'StorageByRequest';
}
