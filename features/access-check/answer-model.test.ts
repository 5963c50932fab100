import { MOST_ITEMS, answerModel, emptyForm, plainQuery } from './form-model';

const PIANO = { item: 'piano_upright', home: 'ground' };
const OWN = { ownWidth: '200', ownDepth: '95 cm', ownHeight: '74,5', home: 'ground' };

describe('the answer in the address', () => {
  it('PLN-4: one item: what becomes of it in words, place by place, and drawn', () => {
    const { form, answer } = answerModel({ item: 'sofa_3', home: 'victorian' });
    expect(form.errors).toEqual({});
    expect(answer?.title).toBe('Sofa, 3 seats: goes through with its feet off');
    expect(answer?.lead).toMatch(/^Victorian house or flat, upstairs, with typical measurements/);
    const [card] = answer!.cards;
    expect(card?.rows.at(-1)).toEqual({
      gate: 'Room door',
      size: '72 × 197 cm',
      words: 'With its feet off, 7 cm to spare',
    });
    expect(card?.figures.map(({ caption }) => caption)).toEqual([
      'Room door, from the front: with its feet off, 7 cm to spare',
      'Turn on the stairs, from above: on its end, 4 cm to spare',
    ]);
    expect(card?.figures[0]?.alt).toBe(
      'the sofa, 65 cm wide and 85 cm high as it is held, in an opening of 72 by 197 cm.',
    );
  });

  it.each([
    [['sofa_3', 'wardrobe_2'], 'Both items go through'],
    [['sofa_3', 'wardrobe_2', 'bed_king'], 'All three items go through'],
    [['sofa_3', 'piano_upright'], 'One of two items goes through'],
    [['piano_upright', 'piano_baby_grand'], 'Neither item goes through'],
  ])('PLN-4: of several: %j', (item, title) => {
    expect(answerModel({ item, home: 'ground' }).answer?.title).toBe(title);
  });

  it('PLN-4: an item of one’s own, in any usual writing of centimetres', () => {
    const { answer } = answerModel(OWN);
    expect(answer?.cards[0]?.size).toBe('200 × 95 × 74.5 cm');
    expect(answer?.cards[0]?.way).toBe('hoist');
    expect(answerModel({ ...OWN, roomDoor: '79' }).answer?.cards[0]?.verdict).toBe(
      'Goes through on its back and on its end',
    );
  });

  it('PLN-4: what is measured counts before what is typical, and the page says so', () => {
    expect(answerModel(PIANO).answer?.cards[0]?.way).toBe('hoist');
    const measured = answerModel({ ...PIANO, hallWidth: '120', hallTurn: '120' });
    expect(measured.answer?.cards[0]?.way).toBe('as_it_stands');
    expect(measured.answer?.lead).toMatch(/with your measurements/);
    expect(measured.form.sizes).toEqual({ hallWidth: '120', hallTurn: '120' });
  });

  it('PLN-4: a lift that is measured is taken where it is wide enough', () => {
    const lift = { liftDoor: '90', liftWidth: '110', liftDepth: '210', liftHeight: '210' };
    const { answer } = answerModel({ item: 'sofa_2', home: 'victorian', ...lift });
    expect(answer?.cards[0]?.climb).toBe('By the lift.');
    expect(answer?.cards[0]?.figures.some(({ drawn }) => drawn.shape === 'car')).toBe(true);
  });

  it.each([
    ['nothing', {}, ['item']],
    ['items that are not there', { item: ['castle', '<script>', 'toString'] }, ['item']],
    ['a home that is none', { item: 'sofa_3', home: '__proto__' }, ['home']],
    ['half of an item', { ownWidth: '200' }, ['ownDepth', 'ownHeight']],
    ['an item of no size', { ...OWN, ownHeight: '0' }, ['ownHeight']],
    ['an item of infinite size', { ...OWN, ownHeight: '1e9' }, ['ownHeight']],
    ['a door in words', { ...PIANO, doorWidth: 'wide' }, ['doorWidth']],
    ['a door below nought', { ...PIANO, doorWidth: '-76' }, ['doorWidth']],
    ['a hall as wide as a street', { ...PIANO, hallWidth: '6000' }, ['hallWidth']],
    ['a part of a lift', { ...PIANO, liftDoor: '80' }, ['liftWidth', 'liftDepth', 'liftHeight']],
    ['the same answer twice', { ...PIANO, home: ['ground', 'council'], doorWidth: ['1', '2'] }, []],
  ])('FORM-2: asks again for %s, beside its field', (_, query, fields) => {
    const { form, answer } = answerModel(query);
    expect(Object.keys(form.errors).toSorted()).toEqual(fields.toSorted());
    expect(answer === null).toBe(fields.length > 0);
    if (fields.length > 0) expect(form.sizes).toEqual(answerModel(plainQuery(query)).form.sizes);
  });

  it('PLN-4: of an address only what is asked is sent, and is read to the same answer', () => {
    const query = {
      ...PIANO,
      doorWidth: ' 80 ',
      utm_source: 'x'.repeat(5000),
      item: Array(50).fill('sofa_3').concat('bunk', 'castle'),
    };
    expect(plainQuery(query)).toEqual({ item: ['sofa_3', 'bunk'], home: 'ground', doorWidth: '80' });
    expect(answerModel(plainQuery(query))).toEqual(answerModel(query));
  });

  it('PLN-4: so many items at once, and those of the list beside the usual ones', () => {
    const all = emptyForm().items.map(({ id }) => id);
    expect(answerModel({ item: all }).answer?.cards).toHaveLength(MOST_ITEMS);
    const { items } = emptyForm(['pool_table']);
    expect(items.at(-1)).toEqual({ id: 'pool_table', title: 'Pool table, 7 ft', isChosen: true });
    expect(items.filter(({ isChosen }) => isChosen)).toHaveLength(1);
  });
});
