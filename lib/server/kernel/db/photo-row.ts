/**
 * What a photo is of: a visit, a claim of a customer, or the form of a claim that was not sent yet, or a room of a home that
 * is handed back (`owner_id`: the order).
 */
export type PhotoOwnerKind = 'visit' | 'claim' | 'claim_form' | 'check_out';

export type PhotoRow = {
  id: string;
  owner_kind: PhotoOwnerKind;
  owner_id: string;
  /** What it shows of a visit (lib/domain/visits/photos.ts), who sent it with a claim (lib/domain/order/claim-photos.ts), the room. */
  kind: string;
  /** Of what is kept, and of its thumbnail: the names of their files. */
  sha256: string;
  thumbnail_sha256: string;
  /** Of the bytes as they were sent: sent again it is the same photo. */
  sent_sha256: string;
  /** Of the two files, in bytes. */
  size: number;
  /** By the device's clock; when it came to us where that clock cannot be believed. */
  taken_at: string;
  clock_off: number;
  received_at: string;
  /** The operator who added it for a crew; '' for whoever took it. */
  recorded_by: string;
};
