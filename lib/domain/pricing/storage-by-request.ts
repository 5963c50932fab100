/** An area that has no price online, or more than our largest unit holds: people ask for it. */
export class StorageByRequest extends Error {
  override readonly name = 'StorageByRequest';
}
