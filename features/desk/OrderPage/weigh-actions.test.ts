import { weighActions } from './OrderActions';

describe('DSK-1: the head of an order', () => {
  it('leads with the likeliest, and puts behind "More" what is seldom done or cannot be undone', () => {
    expect(weighActions(['reschedule', 'address', 'items', 'refund', 'cancel'])).toEqual({
      primary: 'reschedule',
      common: ['address', 'items'],
      more: ['refund', 'cancel'],
    });
    expect(weighActions(['payment_link', 'confirm'])).toEqual({
      primary: 'payment_link',
      common: [],
      more: ['confirm'],
    });
  });

  it('leads with a claim where nothing else is to be done', () => {
    expect(weighActions(['claim', 'extra', 'refund'])).toEqual({
      primary: 'claim',
      common: ['extra'],
      more: ['refund'],
    });
  });

  it('never leads with money or a cancellation, and hides nothing behind nothing', () => {
    expect(weighActions(['confirm', 'refund'])).toEqual({ primary: null, common: ['confirm', 'refund'], more: [] });
    expect(weighActions([])).toEqual({ primary: null, common: [], more: [] });
  });
});
