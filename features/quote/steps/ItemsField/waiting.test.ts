import { unaddedItemErrors } from './waiting';

const described = { title: '', unit: 'cm', length: '', width: '', height: '' };

describe('FORM-2: what was typed on the items step and not added', () => {
  it.each([
    ['nothing', {}, {}],
    ['an empty field', { pastedList: { text: ' \n', kinds: '' } }, {}],
    ['a search, which adds nothing', { itemSearch: { query: 'sofa' } }, {}],
    [
      'a list that was not read',
      { pastedList: { text: '2 sofas', kinds: '' } },
      {
        'pasted-list':
          'What you pasted is not on your list yet. Press “Read my list” and add the items, or clear the field',
      },
    ],
    [
      'a list that was read',
      { pastedList: { text: '2 sofas, a bed', kinds: '2' } },
      { 'pasted-list': '2 types of item you pasted are not on your list yet. Add them, or clear the field' },
    ],
    ['an empty form', { ownItem: described }, {}],
    [
      'a thing with a name',
      { ownItem: { ...described, title: 'Harp' } },
      { 'own.title': '“Harp” is not on your list yet. Add it, or cancel' },
    ],
    [
      'a thing with one side',
      { ownItem: { ...described, length: '90' } },
      { 'own.title': 'What you measured is not on your list yet. Add it, or cancel' },
    ],
  ])('%s', (_, halfTyped, errors) => {
    expect(unaddedItemErrors(halfTyped)).toEqual(errors);
  });
});
