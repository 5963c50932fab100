import { capitalised, inWords } from '@/lib/domain/wording';
import type { AreaName, Borough } from './borough';
import { BOROUGHS } from './boroughs';
import { andList, spoken, spokenList } from './wording';

export type SharedDistrict = { readonly district: string; readonly with: readonly AreaName[] };

/** The districts of a borough that reach into others, with those, the most shared first. */
export function sharedDistricts({ districts, name }: Borough): readonly SharedDistrict[] {
  return districts
    .map((district) => ({
      district,
      with: BOROUGHS.filter((other) => other.name !== name && other.districts.includes(district)).map(
        (other) => other.name,
      ),
    }))
    .filter((shared) => shared.with.length > 0)
    .toSorted((a, b) => b.with.length - a.with.length);
}

/** Which postcodes are meant, and which are not this borough's alone. */
export function districtsText(borough: Borough): string {
  const { districts, name } = borough;
  const shared = sharedDistricts(borough);
  const [most] = shared;
  const own = districts.length - shared.length;
  if (!most) {
    return `${capitalised(spoken(name))} shares none of its ${inWords(districts.length)} districts with a neighbour: the postcode is enough to know that you live here.`;
  }
  if (own === 0) {
    return `Postcodes here take no notice of borough borders: all ${inWords(districts.length)} reach into other boroughs, ${most.district} into ${spokenList(most.with)}.`;
  }
  if (shared.length === 1) {
    return `Only ${most.district} is shared, with ${spokenList(most.with)}. The other ${inWords(own)} are ${spoken(name)}’s alone.`;
  }
  if (most.with.length > 1 && own > shared.length) {
    return `${capitalised(inWords(own))} districts are entirely in ${spoken(name)}. The one to watch is ${most.district}, which ${spokenList(most.with)} have a part of too.`;
  }
  if (most.with.length > 1) {
    return `${most.district} is spread over ${spokenList([name, ...most.with])}, so its first half says little; type the whole postcode and the price is measured from your street’s district.`;
  }
  if (own > shared.length) {
    return `Most of it is plain: ${inWords(own)} districts belong to ${spoken(name)} alone. ${andList(shared.map(({ district }) => district))} cross the border, ${most.district} for instance into ${spokenList(most.with)}.`;
  }
  return `${andList(shared.map(({ district }) => district))} reach across the borough’s edge (${most.district} into ${spokenList(most.with)}); the council whose bays you need is the one whose name is on the street sign.`;
}
