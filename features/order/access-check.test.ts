import { anItem } from '@/lib/testing/moves';
import { aConfirmedOrder, anOrderView } from '@/lib/testing/order-view';
import { accessCheckOffer } from './offers';

const FORM = { action: '/set', token: 't' };
const SOFA = anItem(50, { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 1 });
const withItems = (furnitureItems: readonly ReturnType<typeof anItem>[]) => {
  const view = aConfirmedOrder();
  return { ...view, order: { ...view.order, furnitureItems } };
};

describe('the large items on the page of an order', () => {
  it('PLN-4 ask what home they go to, and lead to the check with the list filled in', () => {
    const offer = accessCheckOffer(withItems([SOFA]), FORM);
    expect(offer).toMatchObject({ facts: [], label: 'Check', fields: { reference: 'SM-7K4Q-2XPD', token: 't' } });
    expect(offer?.text).toBe('One of your items is large. What kind of home is it going to?');
    expect(offer?.href).toMatch(/^\/will-it-go-through\/answer\?item=sofa_3&home=\w+$/);
  });

  it('PLN-4 have a line each once that is said', () => {
    const sofas = { ...withItems([{ ...SOFA, quantity: 2 }]), home: 'new_flat' } as const;
    const offer = accessCheckOffer(sofas, FORM);
    expect(offer?.title).toBe('Will they go through?');
    expect(offer?.text).toContain('by typical measurements (New-build flat with a lift)');
    expect(offer?.facts).toEqual([
      {
        label: '2 × Sofa, 3 seats',
        value: expect.stringMatching(/^(Goes through|Will not)/) as string,
        detail: expect.any(String) as string,
      },
    ]);
    expect(offer?.href).toContain('home=new_flat');
  });

  it('PLN-4 are not spoken of where nothing is large, and nothing is brought any more', () => {
    expect(accessCheckOffer(withItems([]), FORM)).toBeNull();
    const unpaid = anOrderView();
    expect(accessCheckOffer({ ...unpaid, order: { ...unpaid.order, furnitureItems: [SOFA] } }, FORM)).toBeNull();
  });
});
