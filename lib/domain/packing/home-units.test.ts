import { HOME_UNITS } from '../catalogue/home-units';
import { pieceInSentence } from '../catalogue/piece-in-sentence';
import { typicalContents } from '../catalogue/presets';
import { STORAGE_UNITS } from '../catalogue/storage-units';
import { FIXED_MOVING_PLANS } from '../order-types';
import { STORAGE_PRICE_LISTS, listPrice } from '../prices/storage-price-lists';
import { storageUnit } from './containers';
import { piecesOf } from './pieces';
import { advised, recommend } from './recommend';

describe('the unit for a home', () => {
  it.each(STORAGE_PRICE_LISTS.flatMap((list) => FIXED_MOVING_PLANS.map((home) => [home, list] as const)))(
    'is the one that the packer advises: %s at the prices of %s',
    (home, list) => {
      const candidates = STORAGE_UNITS.map(({ space, feet }) => ({
        key: space,
        price: listPrice(list, space),
        spaces: [storageUnit(...feet)],
      }));
      const contents = typicalContents(home);
      const unit = advised(recommend(piecesOf(contents), candidates));
      const left = contents.find(({ id }) => id === unit?.outside[0]?.itemId);
      expect({ space: unit?.candidate.key, allBut: left ? pieceInSentence(left) : null }).toEqual(HOME_UNITS[home]);
    },
  );
});
