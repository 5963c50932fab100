import type { ParkingRule } from '@/lib/domain/parking/rules';
import type { AreaName } from '@/lib/domain/places/areas';
import type { FixedMovingPlan, StorageTerm, StorageUnitSpace } from '@/lib/domain/order-types';

/** One end of an example move. `floor` counts from the ground floor. */
export type ExampleHome = {
  readonly district: string;
  /** The neighbourhood as in running text: "Earl’s Court". */
  readonly place: string;
  readonly floor: number;
  readonly hasLift: boolean;
  readonly canPark: boolean;
};

/** The most common kind of home in a borough, from the point of view of movers. */
export type HomeKind = 'mansion' | 'conversions' | 'terraces' | 'semis' | 'towers';

/** A text that holds for this borough only, with an example of a price. */
type Local = { readonly title: string; readonly text: string; readonly from: ExampleHome };

/**
 * The facts about one borough (the City counts as one), from which its two pages are written: everything except prices.
 * Sources: our planning data on districts and parking, corrected where a district was missing. The rest is general
 * knowledge of London, kept to facts that do not change from year to year.
 */
export type BoroughText = {
  readonly name: AreaName;
  /** The borough's tile on the map of London (lib/drawing/scenes/borough-tiles.ts). */
  readonly tile: string;
  /** The postcode district from which the borough's distances are measured. */
  readonly middle: string;
  readonly neighbourhoods: readonly string[];
  /** Boroughs with a common land border. */
  readonly neighbours: readonly AreaName[];
  /** Boroughs on the other bank of the Thames. */
  readonly acrossTheRiver: readonly AreaName[];
  /** The bank of the Thames on which it lies. */
  readonly bank: 'north' | 'south' | 'both';
  /** The part of the borough inside the Congestion Charge zone. */
  readonly congestionZone: 'inside' | 'outside' | { readonly partly: string };
  /** The main roads for a van into and out of the borough. */
  readonly roads: readonly string[];
  readonly homes: HomeKind;
  readonly moving: Local & { readonly to: ExampleHome; readonly space: FixedMovingPlan };
  readonly storage: Local & {
    readonly unit: StorageUnitSpace;
    readonly term: StorageTerm;
    readonly cubicFeet: number;
  };
};

/** A borough's text with the facts that come from our planning data. */
export type Borough = BoroughText & {
  readonly districts: readonly string[];
  /** The council's website. */
  readonly council: string;
  /** The council's rule. Null where we have read none. */
  readonly parking: ParkingRule | null;
};
