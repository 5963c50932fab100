import { splitList } from './phrases';

const NAMES = ['sofa, 3 seats', 'bed and mattress', 'salt & pepper'];
const split = (text: string) => splitList(text, (phrase) => NAMES.includes(phrase));

describe('the pieces of a pasted list', () => {
  it.each<readonly [string, readonly string[]]>([
    ['', []],
    [' ,;\n . ', []],
    ['Bed', ['bed']],
    ['bed, sofa; lamp\nrug|desk', ['bed', 'sofa', 'lamp', 'rug', 'desk']],
    ['- bed\n* sofa\n• lamp\n1. rug\n2) desk', ['bed', 'sofa', 'lamp', 'rug', 'desk']],
    ['✓ bed\n☐ sofa\n[] lamp', ['bed', 'sofa', 'lamp']],
    ['bed and sofa & lamp + rug plus desk as well as a tv', ['bed', 'sofa', 'lamp', 'rug', 'desk', 'a tv']],
    ['table with 4 chairs', ['table', '4 chairs']],
    ['table with drawers', ['table with drawers']],
    ['table with matching chairs', ['table', 'matching chairs']],
    ['We have a bed', ['a bed']],
    ['So then I’ve got my bed', ['bed']],
    ['bed, lamp, etc.', ['bed', 'lamp']],
    ['bed please. Thanks!', ['bed']],
    ['bedroom: double bed', ['double bed']],
    ['boxes: 15', ['boxes: 15']],
    ['living room 2: sofa', ['sofa']],
    ['1,000 boxes', ['1,000 boxes']],
    ['bed - sofa', ['bed', 'sofa']],
    ['bicycles - 3', ['bicycles - 3']],
    ['sofa, 3 seats, lamp', ['sofa, 3 seats', 'lamp']],
    ['bed and mattress, salt & pepper', ['bed and mattress', 'salt & pepper']],
  ])('%p', (text, phrases) => {
    expect(split(text)).toEqual(phrases);
  });
});
