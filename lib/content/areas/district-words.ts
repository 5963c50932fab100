import { areaInSentence, type AreaName } from '@/lib/domain/places/areas';
import { capitalised, inWords } from '@/lib/domain/wording';
import type { Borough } from './borough';
import { BOROUGHS } from './boroughs';
import { andList, spokenList } from './wording';

export type SharedDistrict = { readonly district: string; readonly with: readonly AreaName[] };

/** Returns the districts of a borough that other boroughs share, with those boroughs, the most shared first. */
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

/** Returns a sentence about the borough's postcode districts and those that it shares with others. */
export function districtsText(borough: Borough): string {
  const { districts, name } = borough;
  const shared = sharedDistricts(borough);
  const [most] = shared;
  const own = districts.length - shared.length;
  if (!most) {
    return `${capitalised(areaInSentence(name))} shares none of its ${inWords(districts.length)} districts with a neighbour, so your postcode is enough to tell that you live here.`;
  }
  if (own === 0) {
    return `Postcodes here do not follow the borough boundary: all ${inWords(districts.length)} districts reach into other boroughs, ${most.district} into ${spokenList(most.with)}.`;
  }
  if (shared.length === 1) {
    return `Only ${most.district} is shared, with ${spokenList(most.with)}. The other ${inWords(own)} are entirely in ${areaInSentence(name)}.`;
  }
  if (most.with.length > 1 && own > shared.length) {
    return `${capitalised(inWords(own))} districts are entirely in ${areaInSentence(name)}. The one to check is ${most.district}, which is partly in ${spokenList(most.with)}.`;
  }
  if (most.with.length > 1) {
    return `${most.district} is spread over ${spokenList([name, ...most.with])}, so the first half of your postcode does not tell you your borough. Your price depends on the district, not the borough.`;
  }
  if (own > shared.length) {
    return `Most districts, ${inWords(own)} of them, are entirely in ${areaInSentence(name)}. ${andList(shared.map(({ district }) => district))} cross the boundary, ${most.district} for instance into ${spokenList(most.with)}.`;
  }
  return `${andList(shared.map(({ district }) => district))} cross the borough boundary (${most.district} into ${spokenList(most.with)}). For a parking bay, the council you need is the one named on your street sign.`;
}
