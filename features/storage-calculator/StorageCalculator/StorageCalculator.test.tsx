import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { saveDraft } from '@/lib/api/drafts';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { StorageCalculator } from './StorageCalculator';

jest.mock('@/lib/api/drafts', () => ({ saveDraft: jest.fn() }));
jest.mock('next/router', () => ({ __esModule: true, default: { push: jest.fn() } }));

const picture = { path: '/unit.svg', width: 100, height: 100, alt: '' };

function visit() {
  render(
    <StorageCalculator
      popularItems={popularItems()}
      itemPictures={[]}
      pictures={{ storage: picture, moving: picture }}
      call={{ phone: '020 0000 0000', phoneHref: 'tel:+442000000000' }}
    />,
  );
  return userEvent.setup();
}

const result = () => within(screen.getByRole('region', { name: 'Will it fit?' }));
const add = (title: string) => screen.getByRole('button', { name: `Add one: ${title}` });

beforeEach(() => window.sessionStorage.clear());

describe('the storage calculator', () => {
  it('recommends a unit for a list, with its price, volume and weight', async () => {
    const user = visit();
    expect(result().getByText(/Nothing on your list yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1 bedroom' }));
    expect(await result().findByText('8 × 6 ft unit 93% full')).toBeVisible();
    expect(result().getByText('956 kg of 1,000 kg')).toBeVisible();
    expect(result().getByText('£13.46')).toBeVisible();
    expect(result().getByText(/^holds all but the TV\. The cheapest term for /)).toBeVisible();
    expect(result().getByText('The 9 × 8 ft unit, £44.90 a week before discounts, holds everything.')).toBeVisible();
    expect(
      screen.getByText(/^8 × 6 ft unit, £13.46 a week, £[\d.,]+ in all$/, { selector: '[role=status]' }),
    ).toBeInTheDocument();
  });

  it('prices a stay by button, by number and by sliding, and refuses what is no stay', async () => {
    const user = visit();
    await user.click(add('Sofa, 3 seats'));
    const cost = within(await screen.findByRole('region', { name: 'The true cost, collection and return included' }));
    await user.click(cost.getByRole('button', { name: '26 weeks' }));
    expect(cost.getByRole('status')).toHaveTextContent('for 26 weeks');
    expect(cost.getByRole('status')).toHaveTextContent('collection free');
    const number = cost.getByRole('spinbutton', { name: 'Weeks' });
    await user.clear(number);
    await user.type(number, '60');
    expect(number).toBeInvalid();
    expect(cost.getByRole('slider')).toHaveValue('6');
    await user.tab();
    expect(number).toHaveValue(6);
    expect(cost.getByRole('table', { name: /6 weeks, on each term$/ })).toBeVisible();
  });

  it('shows the vans and the cheapest size for a move', async () => {
    const user = visit();
    await user.click(add('Sofa, 3 seats'));
    await user.click(screen.getByLabelText('Moving home'));
    expect(await result().findByText('Van 8% full')).toBeVisible();
    expect(result().getByText('£73')).toBeVisible();
    expect(result().getByText(/The mini move is £169/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'The true cost, collection and return included' })).toBeNull();
  });

  it('brings back a list that a home has replaced', async () => {
    const user = visit();
    await user.click(add('Bicycle'));
    await user.click(screen.getByRole('button', { name: 'A room' }));
    expect(screen.getByText(/Your list: 4 types/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(screen.getByText(/Your list: 1 type/)).toBeVisible();
  });

  it('goes on into the quote with the list kept', async () => {
    jest.mocked(saveDraft).mockResolvedValue({ draftId: 'a-draft' } as Awaited<ReturnType<typeof saveDraft>>);
    const user = visit();
    await user.click(add('Sofa, 3 seats'));
    await user.click(await result().findByRole('button', { name: 'Continue with this list' }));
    expect(saveDraft).toHaveBeenCalledWith(
      expect.objectContaining({
        flow: 'storage',
        answers: expect.objectContaining({
          storageSpace: 'Plan 3x3',
          storageTerm: expect.any(String) as string,
          furnitureItems: [expect.objectContaining({ id: 'sofa_3', quantity: 1 })],
        }) as object,
      }),
    );
    expect(Router.push).toHaveBeenCalledWith('/get-a-quote/storage/packing?quote=a-draft');
  });

  it('keeps the list and says so when it cannot be saved', async () => {
    jest.mocked(saveDraft).mockRejectedValue(new Error('offline'));
    const user = visit();
    await user.click(add('Sofa, 3 seats'));
    await user.click(await result().findByRole('button', { name: 'Continue with this list' }));
    expect(await result().findByRole('alert')).toHaveTextContent('We could not save your list just now');
    expect(screen.getByText(/Your list: 1 type/)).toBeVisible();
  });

  it('has no price for more than two vans carry', async () => {
    const sofas = [{ id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 40, cubicFeet: 50, kilograms: 55 }];
    window.sessionStorage.setItem('storage-calculator.list', JSON.stringify(sofas));
    visit();
    expect(await result().findByText(/more than our largest unit holds/)).toBeVisible();
    expect(result().getByRole('link', { name: '020 0000 0000' })).toBeVisible();
    expect(result().queryByRole('button', { name: 'Continue with this list' })).toBeNull();
  });
});
