import { capitalised, inWords } from '@/lib/domain/wording';
import { type AreaProduct, areaPath } from './area-links';
import type { Area } from './moving-words';
import { nextDoor } from './reach';
import { milesText, spoken, spokenList } from './wording';

const OTHER_PRODUCT: Readonly<Record<AreaProduct, { readonly product: AreaProduct; readonly words: string }>> = {
  moving: { product: 'storage', words: 'Storage with collection in' },
  storage: { product: 'moving', words: 'Man and van in' },
};

/** The borough among its neighbours: what the map shows, as a list too. */
export function nearContent(area: Area, product: AreaProduct) {
  const { borough, reach } = area;
  const other = OTHER_PRODUCT[product];
  return {
    title: `Next to ${spoken(borough.name)}`,
    text: nearText(area),
    current: borough.tile,
    neighbours: nextDoor(borough, reach).map(({ name, miles }) => ({
      name,
      href: areaPath(product, name),
      detail: milesText(miles),
    })),
    other: { label: `${other.words} ${spoken(borough.name)}`, href: areaPath(other.product, borough.name) },
  };
}

function nearText({ borough, reach }: Area): string {
  const { neighbours, acrossTheRiver, name, bank } = borough;
  const { nearest } = reach;
  if (bank === 'both') {
    return `The river runs through ${spoken(name)} and not past it. ${capitalised(spoken(nearest.name))} is nearest, ${milesText(nearest.miles)} by road from middle to middle.`;
  }
  if (acrossTheRiver.length > 0) {
    return `${capitalised(inWords(neighbours.length))} on the same bank, and over the Thames ${spokenList(acrossTheRiver)}. Miles are by road, from the middle of one to the middle of the other.`;
  }
  if (neighbours.length >= 6) {
    return `${capitalised(spoken(name))} touches ${inWords(neighbours.length)} others, more than most. The nearest by road is ${spoken(nearest.name)}.`;
  }
  if (neighbours.length <= 3) {
    return `Only ${inWords(neighbours.length)} boroughs share a border with ${spoken(name)}; beyond the rest of it London ends or the next one is a drive away.`;
  }
  return `${capitalised(inWords(neighbours.length))} boroughs around it, ${spoken(nearest.name)} nearest at ${milesText(nearest.miles)}.`;
}
