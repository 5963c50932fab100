import { COVER_FIELDS, coverInFields, coverOfFields, fieldsOfCover, isSameCover, worthField } from './cover-fields';

const ITEMS = [{ id: 'piano_upright' }, { id: 'sofa_3' }, { id: 'custom_harp' }];
const BOOKED = { step: 'included', worth: [{ id: 'custom_harp', pounds: 900 }] } as const;
const read = (fields: Readonly<Record<string, unknown>>) =>
  coverInFields(fields, { booked: BOOKED, items: ITEMS, most: 1_000_000 });

describe('cover in a plain form', () => {
  it.each([
    ['1.350,50', 1_351],
    ['£1,350.50', 1_351],
    ['1350', 1_350],
  ])('RDT-1: reads "%s" as %d pounds, and never as a hundred times that', (typed, pounds) => {
    const { worth } = read({ [worthField('custom_harp')]: typed });
    expect(worth).toContainEqual({ id: 'custom_harp', pounds });
  });

  it.each([
    ['nothing', {}, BOOKED],
    ['a step that is not sold', { [COVER_FIELDS.step]: 'all' }, BOOKED],
    ['the typical value that stood there', { [worthField('piano_upright')]: '1000' }, BOOKED],
    ['a worth of what is not listed', { [worthField('van')]: '5' }, BOOKED],
    ['another step', { [COVER_FIELDS.step]: 'high' }, { ...BOOKED, step: 'high' }],
    ['a value taken back', { [worthField('custom_harp')]: '' }, { step: 'included', worth: [] }],
    [
      'a value as people write it',
      { [worthField('custom_harp')]: '£1,350' },
      { step: 'included', worth: [{ id: 'custom_harp', pounds: 1_350 }] },
    ],
    [
      'more than there can be',
      { [worthField('custom_harp')]: '99999999999' },
      { step: 'included', worth: [{ id: 'custom_harp', pounds: 1_000_000 }] },
    ],
    [
      'something else',
      { [COVER_FIELDS.other]: 'sofa_3', [COVER_FIELDS.otherWorth]: '700' },
      { step: 'included', worth: [...BOOKED.worth, { id: 'sofa_3', pounds: 700 }] },
    ],
    ['something else without a value', { [COVER_FIELDS.other]: 'sofa_3', [COVER_FIELDS.otherWorth]: '' }, BOOKED],
    ['something else that is not listed', { [COVER_FIELDS.other]: 'van', [COVER_FIELDS.otherWorth]: '7' }, BOOKED],
  ] as const)('PLN-3 reads %s', (_, fields, expected) => {
    expect(read(fields)).toEqual(expected);
  });

  it('PLN-3 takes a value back for the typical one, and keeps one that was said and is typical', () => {
    const sent = { [worthField('piano_upright')]: '1000' };
    const said = (pounds: number) => ({ step: 'high', worth: [{ id: 'piano_upright', pounds }] }) as const;
    const after = (pounds: number) => coverInFields(sent, { booked: said(pounds), items: ITEMS, most: 1_000_000 });
    expect(after(1_350)).toEqual({ step: 'high', worth: [] });
    expect(after(1_000)).toEqual(said(1_000));
  });

  it('PLN-3 comes back from the form that agrees to it as it was asked', () => {
    const cover = { step: 'highest', worth: [{ id: 'piano_upright', pounds: 1_350 }] } as const;
    const sent = Object.fromEntries(Object.entries(fieldsOfCover(cover)).map(([name, value]) => [name, String(value)]));
    expect(coverOfFields({ ...sent, token: 'k' })).toEqual({
      step: 'highest',
      worth: [{ id: 'piano_upright', pounds: '1350' }],
    });
  });

  it('PLN-3 is the same in another order, and another by a step or a pound', () => {
    const both = [
      { id: 'a', pounds: 1 },
      { id: 'b', pounds: 2 },
    ];
    expect(isSameCover({ step: 'high', worth: both }, { step: 'high', worth: both.toReversed() })).toBe(true);
    expect(isSameCover({ step: 'high', worth: both }, { step: 'raised', worth: both })).toBe(false);
    expect(isSameCover({ step: 'high', worth: both }, { step: 'high', worth: [{ id: 'a', pounds: 1 }] })).toBe(false);
  });
});
