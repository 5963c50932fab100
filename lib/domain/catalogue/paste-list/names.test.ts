import { findFurniture } from '../furniture';
import { BUNDLES, BY_SHORTER_SIDE, KIND_WORDS, NAMES, PACKED_GOODS, SETS } from './names';
import { nameKey, tokensOf } from './text';

const unknown = (ids: readonly string[]) => ids.filter((id) => findFurniture(id) === undefined);

describe('RDT-1: the names of things', () => {
  it('are names of things of the catalogue', () => {
    const named = NAMES.flatMap(([ids]) => ids.replace(/^[~?]/, '').replace(' |', '').split(' '));
    expect(unknown(named)).toEqual([]);
    expect(unknown([...Object.keys(KIND_WORDS), ...Object.keys(BUNDLES), ...BY_SHORTER_SIDE])).toEqual([]);
    expect(unknown(Object.values(SETS).flatMap((set) => Object.keys(set)))).toEqual([]);
  });

  it('mean one row each', () => {
    const rows = [...NAMES.map(([, names]) => names), ...PACKED_GOODS.map(([, , names]) => names)].map(
      (names) => new Set(names.split(', ').map((name) => nameKey(tokensOf(name.replace('+', ''))))),
    );
    const keys = rows.flatMap((row) => [...row]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

it('KIND_WORDS hold words in the singular and ranges of numbers', () => {
  const wrong = Object.values(KIND_WORDS)
    .flatMap((words) => words.split(' '))
    .filter((word) => !/^[a-z]+:\d+(\.\d+)?-\d+(\.\d+)?$/.test(word) && tokensOf(word)[0] !== word);
  expect(wrong).toEqual([]);
});
