import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { unitContents } from '@/lib/domain/answers/unit-contents';
import { useAnswers } from '../engine/form';
import { LoadSummary } from '../steps/LoadSummary/LoadSummary';
import { useStorageFacts } from './facts';
import { floorOf, holdsOf } from './room';

/** The unit, drawn with what is in it and what was listed, and how full that makes it. */
export function UnitSummary() {
  const { values } = useAnswers<StorageAnswers>();
  const { unitPictures } = useStorageFacts();
  const { storageSpace } = values;
  const contents = unitContents(values);
  const floor = floorOf(values);
  if (storageSpace === '' || !floor) return null;
  const [width, depth] = floor;
  const { pieces, cubicFeet } = inventoryTotals(contents);
  const capacity = holdsOf(floor);
  const volume = {
    label: `Unit ${Math.ceil((100 * cubicFeet) / capacity)}% full`,
    value: cubicFeet,
    max: capacity,
    text: `${formatCubicFeet(cubicFeet)} of ${formatCubicFeet(capacity)}`,
  };
  return (
    <LoadSummary
      picture={unitPictures[storageSpace]}
      items={contents}
      hold={{ kind: 'unit', width, depth }}
      gauges={pieces > 0 ? [volume] : []}
    />
  );
}
