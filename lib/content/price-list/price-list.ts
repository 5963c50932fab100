import { SITE } from '@/lib/site';
import { ITEM_GROUP } from './item-group';
import { MOVING_GROUPS } from './moving-groups';
import type { ActiveLists, PriceGroup } from './price-group';
import { RULE_GROUPS } from './rule-groups';
import { addOnGroup, CLEANING_GROUP, MATERIALS_GROUP } from './service-groups';
import { storageGroups } from './storage-groups';

/** Returns every price that the engine charges, by subject: the one source of /prices and of its JSON. */
export function priceGroups(lists: ActiveLists = SITE): readonly PriceGroup[] {
  return [
    ...MOVING_GROUPS,
    addOnGroup(lists),
    MATERIALS_GROUP,
    ...storageGroups(lists),
    CLEANING_GROUP,
    ...RULE_GROUPS,
    ITEM_GROUP,
  ];
}
