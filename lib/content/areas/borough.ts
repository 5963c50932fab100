import type { ParkingRule } from '@/lib/domain/parking/rule';
import type { AreaName } from '@/lib/domain/places/areas';
import type { FixedMovingPlan, StorageTerm, StorageUnitSpace } from '@/lib/domain/vocabulary';

/** The end of an example move. `floor` counts from the ground floor. */
export type ExampleHome = {
  readonly district: string;
  /** The neighbourhood, as it is said: "Earl’s Court". */
  readonly place: string;
  readonly floor: number;
  readonly hasLift: boolean;
  readonly canPark: boolean;
};

/** What most homes of a borough are, seen by people who carry. */
export type HomeKind = 'mansion' | 'conversions' | 'terraces' | 'semis' | 'towers';

/** Words that hold for this borough only, with an example of a price. */
type Local = { readonly title: string; readonly text: string; readonly from: ExampleHome };

/**
 * What we know about one borough (the City counts as one): everything that its two pages say and that is not a price.
 * Sources: our planning data on districts and parking, corrected where a district was missing; the rest is general
 * knowledge of London, kept to what does not change from year to year.
 */
export type BoroughText = {
  readonly name: AreaName;
  /** Its tile on the map of London (lib/drawing/scenes/borough-tiles.ts). */
  readonly tile: string;
  /** The district that stands for the borough where distances are measured. */
  readonly middle: string;
  readonly neighbourhoods: readonly string[];
  /** Boroughs with a border on land. */
  readonly neighbours: readonly AreaName[];
  /** Boroughs on the other bank of the Thames. */
  readonly acrossTheRiver: readonly AreaName[];
  /** The bank of the Thames on which it lies. */
  readonly bank: 'north' | 'south' | 'both';
  /** Where in it the Congestion Charge is due. */
  readonly congestionZone: 'inside' | 'outside' | { readonly partly: string };
  /** The main roads by which a van comes and goes. */
  readonly roads: readonly string[];
  readonly homes: HomeKind;
  readonly moving: Local & { readonly to: ExampleHome; readonly space: FixedMovingPlan };
  readonly storage: Local & {
    readonly unit: StorageUnitSpace;
    readonly term: StorageTerm;
    readonly cubicFeet: number;
  };
};

/** With the facts that are not ours to word. */
export type Borough = BoroughText & {
  readonly districts: readonly string[];
  /** The council's own site. */
  readonly council: string;
  /** The council's rule; null where we have read none. */
  readonly parking: ParkingRule | null;
};
