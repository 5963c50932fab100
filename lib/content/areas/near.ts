import { areaInSentence } from '@/lib/domain/places/areas';
import { capitalised, inWords } from '@/lib/domain/wording';
import { type AreaProduct, areaPath } from './area-links';
import { nextDoor, type Area } from './reach';
import { milesText, spokenList } from './wording';

const OTHER_PRODUCT: Readonly<Record<AreaProduct, { readonly product: AreaProduct; readonly words: string }>> = {
  moving: { product: 'storage', words: 'Storage with collection in' },
  storage: { product: 'moving', words: 'Man and van in' },
};

/** Returns the borough with its neighbours: the map, and the same as a list. */
export function nearContent(area: Area, product: AreaProduct) {
  const { borough, reach } = area;
  const other = OTHER_PRODUCT[product];
  return {
    title: `Boroughs next to ${areaInSentence(borough.name)}`,
    text: nearText(area),
    current: borough.tile,
    neighbours: nextDoor(borough, reach).map(({ name, miles }) => ({
      name,
      href: areaPath(product, name),
      detail: milesText(miles),
    })),
    other: { label: `${other.words} ${areaInSentence(borough.name)}`, href: areaPath(other.product, borough.name) },
  };
}

function nearText({ borough, reach }: Area): string {
  const { neighbours, acrossTheRiver, name, bank } = borough;
  const { nearest } = reach;
  if (bank === 'both') {
    return `The Thames runs through the middle of ${areaInSentence(name)}. The nearest borough is ${areaInSentence(nearest.name)}, ${milesText(nearest.miles)} by road.`;
  }
  if (acrossTheRiver.length > 0) {
    return `${capitalised(inWords(neighbours.length))} boroughs are on the same bank, with ${spokenList(acrossTheRiver)} across the Thames. Distances are by road, from the middle of one borough to the middle of the next.`;
  }
  if (neighbours.length >= 6) {
    return `${capitalised(areaInSentence(name))} borders ${inWords(neighbours.length)} other boroughs. The nearest by road is ${areaInSentence(nearest.name)}.`;
  }
  if (neighbours.length <= 3) {
    return `Only ${inWords(neighbours.length)} boroughs share a border with ${areaInSentence(name)}.`;
  }
  return `${capitalised(areaInSentence(name))} has ${inWords(neighbours.length)} neighbours. The nearest by road is ${areaInSentence(nearest.name)}, at ${milesText(nearest.miles)}.`;
}
