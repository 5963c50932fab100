import { splitList } from './phrases';

const NAMES = ['sofa, 3 seats', 'dressing table and stool'];
const split = (text: string) =>
  splitList(text, (phrase) => NAMES.includes(phrase)).phrases.map((phrase) => phrase.text);

describe('RDT-1: the pieces of a pasted list', () => {
  it.each<readonly [string, readonly string[]]>([
    ['', []],
    [' ,;\n . ', []],
    ['Bed', ['bed']],
    ['bed, sofa; lamp\nrug|desk', ['bed', 'sofa', 'lamp', 'rug', 'desk']],
    ['- bed\n* sofa\n• lamp\n1. rug\n2) desk', ['bed', 'sofa', 'lamp', 'rug', 'desk']],
    ['✓ bed\n☐ sofa\n[] lamp', ['bed', 'sofa', 'lamp']],
    ['bed and sofa & lamp + rug plus desk as well as a tv', ['bed', 'sofa', 'lamp', 'rug', 'desk', 'tv']],
    ['table with 4 chairs', ['table 4 seater', '4 chairs']],
    ['table with drawers', ['table with drawers']],
    ['table with matching chairs', ['table', 'matching chairs']],
    ['We have a bed', ['bed']],
    ['So then I’ve got my bed', ['bed']],
    ['bed, lamp, etc.', ['bed', 'lamp']],
    ['bed please. Thanks!', ['bed']],
    ['bedroom: double bed', ['double bed']],
    ['boxes: 15', ['15 x boxes']],
    ['living room 2: sofa', ['sofa']],
    ['bedroom 2:\nsofa', ['sofa']],
    ['1,000 boxes', ['1000 boxes']],
    ['bed - sofa', ['bed', 'sofa']],
    ['bicycles - 3', ['3 x bicycles']],
    ['sofa, 3 seats, lamp', ['sofa, 3 seats', 'lamp']],
    ['bed and mattress, dressing table and stool', ['bed and mattress', 'dressing table and stool']],
    ['armchair,2', ['2 x armchair']],
    ['sofa, grey, 3 seater', ['sofa grey 3 seater']],
    ['wardrobe (needs dismantling)', ['wardrobe dismantling']],
    ['beds: 2 double, 1 single', ['2 double bed', '1 single bed']],
    ['5 boxes (2 large)', ['3 x boxes', '2 large box']],
    ['fridge/freezer, sofa/armchair', ['fridge freezer', 'sofa', 'armchair']],
    ['(2) armchairs, (3) lamps', ['2 x armchairs', '3 x lamps']],
    ['[12/05/2024, 10:32:11] Anna: sofa', ['sofa']],
    ['12/05/2024, 10:32 - Tom Smith: sofa', ['sofa']],
    ['3 boxes (4), rug', ['3 boxes with 4', 'rug']],
    ['chest of drawers (5 drawers)', ['chest of drawers 5 drawers']],
    ['tisch mit 6 stühlen', ['tisch 6 seater', '6 stühlen']],
    ['trampoline: 10ft', ['trampoline 10ft']],
    ['height: 180cm', []],
    ['anna: ok', []],
    ['30 boxes, maybe 40', ['40 x boxes']],
    ['1, sofa, 2, lamp', ['1 x sofa', '2 x lamp']],
    ['2 rooms each with a bed and desk', ['some bed', 'some desk']],
    ['upstairs landing: bed', ['bed']],
    ['tv + stand', ['tv', 'tv stand']],
    ['books, 5 boxes', ['5 boxes']],
    ['books, 5 boxes, sofa', ['books', '5 boxes', 'sofa']],
    ['the sofa and bed are staying', ['the sofa with staying', 'bed are staying']],
    ['coffee table going to the tip', ['coffee table for the tip']],
    ['desk - for the dump', ['desk for the tip']],
    ['beds:\n2 double\n1 single', ['2 double bed', '1 single bed']],
    ['2 double', ['2 double']],
    ['sofa\u200b, bed\ufeff', ['sofa', 'bed']],
  ])('%p', (text, phrases) => {
    expect(split(text)).toEqual(phrases);
  });

  it('tell talk from things', () => {
    const { phrases, unread } = splitList(
      'Hi Anna, we move from a 2 bed flat in Leeds.\nsofa\nThanks, Tom',
      () => false,
    );
    expect(phrases.map(({ text }) => text)).toEqual(['sofa']);
    expect(unread.join(' ')).toMatch(/2 bed flat in leeds.*tom$/);
  });

  it('suppose a bed where only its kind is written, and leave other kinds unread', () => {
    expect(splitList('2 double', () => false).phrases).toEqual([{ text: '2 double', context: [], supposed: 'bed' }]);
    expect(splitList('sofa, other stuff', () => false).unread).toEqual(['stuff']);
    expect(splitList('2 large', () => false)).toEqual({ phrases: [], unread: ['2 large'] });
  });

  it('know what place they share', () => {
    expect(splitList('garden table and 4 chairs', () => false).phrases.at(-1)?.context).toEqual(['garden']);
  });
});
