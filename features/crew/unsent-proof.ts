import type { Mark, CountWay } from '@/lib/domain/visits/items';
import type { PhotoKind } from '@/lib/domain/visits/photos';
import type { SignOff } from '@/lib/domain/visits/sign-off';

/** The fields of a record of one job that is unsent or was refused. It stays until the server has accepted it. */
type OfJob = { readonly id: string; readonly crewDay: string; readonly visit: string; readonly at: string };

export type UnsentCount = OfJob & {
  readonly proof: 'count';
  readonly isRefused: boolean;
  readonly item: string;
  readonly what: CountWay | 'marks';
  readonly count: number;
  readonly marks: readonly Mark[];
};

export type UnsentSignoff = OfJob & {
  readonly proof: 'signoff';
  readonly isRefused: boolean;
  readonly outcome: SignOff;
  readonly name: string;
  readonly signature: string;
};

export type UnsentProof = UnsentCount | UnsentSignoff;

/** Why the office has not accepted a photo. It is sent again only when the crew says so. */
export type PhotoTrouble = 'refused' | 'full' | 'unwanted' | 'unreadable';

/** A photo that has still to be sent. Its picture is in a store of its own. */
export type UnsentPhoto = OfJob & { readonly kind: PhotoKind; readonly trouble: PhotoTrouble | null };
