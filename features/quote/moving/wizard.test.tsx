import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter } from 'next/router';
import { cloneElement } from 'react';
import { track } from '@/lib/analytics/track';
import { deleteDraft, saveCheckoutEnquiry, saveDraft } from '@/lib/api/drafts';
import { ApiError } from '@/lib/api/errors';
import { planParking } from '@/lib/api/parking';
import { calculatePersonalized, listItems } from '@/lib/api/quotes';
import { findSlots } from '@/lib/api/slots';
import type { QuoteDto } from '@/lib/contracts/errors';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { EMPTY_MOVING_ANSWERS, type MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { formatPence, pence } from '@/lib/domain/money';
import type { PromoTerms } from '@/lib/domain/pricing/quote';
import { MovingStepPage } from './MovingStepPage';
import { localQuote } from './price';
import { orderedWords } from '../pages/order-words';
import { aDay, aDraft, aHeldOrder, aMove, aTrader, someBookingFacts, someFacts } from '@/lib/testing/quotes';

jest.mock('next/router', () => ({ useRouter: jest.fn() }));
jest.mock('@/lib/analytics/track', () => ({ track: jest.fn() }));
jest.mock('@/lib/api/drafts', () => ({ saveDraft: jest.fn(), deleteDraft: jest.fn(), saveCheckoutEnquiry: jest.fn() }));
jest.mock('@/lib/api/parking', () => ({ planParking: jest.fn() }));
jest.mock('@/lib/api/quotes', () => ({ calculatePersonalized: jest.fn(), listItems: jest.fn() }));
jest.mock('@/lib/api/slots', () => ({ findSlots: jest.fn() }));

const DRAFT = 'draft-draft-draft-draft-1';
const router = { query: {} as Record<string, string>, replace: jest.fn(), push: jest.fn() };
const path = (step: string) => `/get-a-quote/moving/${step}?quote=${DRAFT}`;

/** Prices as the browser does, plus the distance that only the server knows. */
const priced = (values: MovingAnswers, promo?: PromoTerms) => {
  const quote = localQuote(values, 7, promo);
  return quote && toQuoteDto(quote);
};

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
  jest.mocked(useRouter).mockReturnValue(router as never);
  router.query = {};
  router.push.mockResolvedValue(true);
  router.replace.mockResolvedValue(true);
  jest
    .mocked(saveDraft)
    .mockImplementation(({ answers }) =>
      Promise.resolve(aDraft({ answers: answers as MovingAnswers, savedAt: '2026-11-21T11:00:00.000Z' })),
    );
  jest.mocked(deleteDraft).mockResolvedValue({ deleted: true });
  jest.mocked(saveCheckoutEnquiry).mockResolvedValue({ leadId: '1' });
  jest.mocked(listItems).mockResolvedValue({
    items: [
      ...someFacts().popularItems,
      { id: 'harp', title: 'Concert harp', room: 'Office', cubicFeet: 40, kilograms: 40 },
    ],
  });
  jest.mocked(calculatePersonalized).mockImplementation((body) => Promise.resolve(priced(aMove(body as never))));
  jest.mocked(planParking).mockResolvedValue({ parking: null });
  jest.mocked(findSlots).mockResolvedValue({ days: [aDay('2026-12-15'), aDay('2026-12-16', { state: 'full' })] });
});

type Start = {
  readonly values?: MovingAnswers;
  readonly draftId?: string | null;
  readonly promo?: PromoTerms;
  readonly kept?: QuoteDto['kept'];
};
async function open(step: string, { values = aMove(), draftId = DRAFT, promo, kept }: Start = {}) {
  const quote = priced(values, promo);
  router.query = { ...router.query, step, ...(draftId && { quote: draftId }) };
  const saved = {
    draftId,
    pricesUntil: draftId ? '2026-12-19T10:00:00.000Z' : null,
    basis: draftId ? '2026-11-21T10:00:00.000Z' : JSON.stringify(values),
    furthest: draftId && 'packing',
    values,
    quote: quote && { ...quote, ...(kept && { kept }) },
    finished: ['packing', 'addresses', 'items', 'date'],
  };
  const view = { kind: 'question' as const, title: null, saved, held: null, rental: null, facts: someBookingFacts };
  const page = <MovingStepPage view={view} facts={someFacts()} trader={aTrader} />;
  const shown = render(page);
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, page, user: userEvent.setup() };
}
const nextButton = () => {
  const [first] = screen.getAllByRole('button', { name: /^Next: / });
  if (!first) throw new Error('No way on');
  return first;
};
const errorSummary = () => screen.queryByRole('group', { name: 'Check these answers' });
const summaryLinks = () =>
  within(screen.getByRole('group', { name: 'Check these answers' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('a step', () => {
  it('FORM-1: has a way back, one heading, and says where the visitor is', async () => {
    await open('addresses');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('Step 2 of 5')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', path('packing'));
    expect(screen.getByRole('link', { name: /Packing/ })).toHaveAttribute('href', path('packing'));
  });

  it('A11Y-1: Tab meets the way on once: below the question, not again beside the price', async () => {
    await open('addresses');
    const beside = within(screen.getByRole('complementary', { name: 'Your price' }));
    expect(beside.getByRole('button', { name: /^Next: / })).toHaveAttribute('tabindex', '-1');
    expect(nextButton()).not.toHaveAttribute('tabindex');
  });

  it('FORM-1: moves the focus to the heading of the next step', async () => {
    const { user } = await open('packing');
    await screen.findByRole('checkbox', { name: 'Packing' });
    router.push.mockImplementation(() => {
      router.query = { step: 'addresses', quote: DRAFT };
      return Promise.resolve(true);
    });
    await user.click(nextButton());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Where from, and where to?');
  });

  it('QUO-5: sends one event with the name and the number of the step', async () => {
    const { rerender, page } = await open('items');
    rerender(page);
    expect(jest.mocked(track).mock.calls).toEqual([
      ['quote_step', { flow: 'moving', step: 'items', number: 3, of: 5 }],
    ]);
  });

  it('QUO-9: saves the answers with "Next" and goes on to the next address', async () => {
    const { user } = await open('packing');
    await user.click(await screen.findByRole('checkbox', { name: 'Packing' }));
    await user.click(nextButton());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(path('addresses'), undefined, { shallow: true }));
    expect(saveDraft).toHaveBeenCalledWith(
      expect.objectContaining({
        draftId: DRAFT,
        flow: 'moving',
        step: 'packing',
        answers: aMove({ addOns: ['PACKING'] }),
      }),
    );
  });

  it('QUO-9: puts the new draft into the address, so that a reload and "back" find it', async () => {
    const values = { ...EMPTY_MOVING_ANSWERS, movingSpace: 'mini' as const };
    const { user } = await open('packing', { values, draftId: null });
    await screen.findByRole('checkbox', { name: 'Packing' });
    await user.click(nextButton());
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(router.replace).toHaveBeenCalledWith(path('packing'), undefined, { shallow: true, scroll: false });
  });

  it('QUO-9: keeps half-typed text over a reload', async () => {
    const { user, unmount } = await open('details');
    const field = await screen.findByLabelText('First name');
    await user.clear(field);
    await user.type(field, 'Zo');
    unmount();
    await open('details');
    await waitFor(async () => expect(await screen.findByLabelText('First name')).toHaveValue('Zo'));
  });

  it('QUO-9: keeps a half-described item and a search over a reload, until they are done with', async () => {
    const { user, unmount } = await open('items');
    await user.type(await screen.findByLabelText('Search items'), 'box');
    await user.click(screen.getByRole('button', { name: 'Add your own' }));
    await user.type(await screen.findByLabelText('What is it?'), 'Loom');
    await user.type(screen.getByLabelText('Length (cm)'), '12');
    unmount();
    const again = await open('items');
    expect(await screen.findByLabelText('What is it?')).toHaveValue('Loom');
    expect(screen.getByLabelText('Length (cm)')).toHaveValue('12');
    expect(screen.getByLabelText('Search items')).toHaveValue('box');
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await again.user.click(screen.getByRole('button', { name: 'Clear search' }));
    again.unmount();
    await open('items');
    expect(await screen.findByLabelText('Search items')).toHaveValue('');
    expect(screen.queryByLabelText('What is it?')).not.toBeInTheDocument();
  });

  it('FORM-5: a change from the check page comes straight back to it', async () => {
    router.query = { return: 'check' };
    const { user } = await open('packing');
    await screen.findByRole('checkbox', { name: 'Packing' });
    await user.click(screen.getAllByRole('button', { name: 'Next: check and pay' })[0] ?? document.body);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(path('check'), undefined, { shallow: false }));
  });

  it('BOOK-5: says when it cannot be saved, loses nothing, and can be tried again', async () => {
    jest.mocked(saveDraft).mockRejectedValueOnce(new ApiError('unavailable', ''));
    const { user } = await open('packing');
    await screen.findByRole('checkbox', { name: 'Packing' });
    await user.click(nextButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach our server/);
    await user.click(nextButton());
    await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('BOOK-5: says that the visitor seems offline, and goes on by itself when the connection is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest
      .mocked(saveDraft)
      .mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7'), { name: 'ChunkLoadError' }));
    const { user } = await open('packing');
    await screen.findByRole('checkbox', { name: 'Packing' });
    await user.click(nextButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline; your answers are kept.');
    expect(router.push).not.toHaveBeenCalled();
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('makes a draft anew that was deleted on another device', async () => {
    jest.mocked(saveDraft).mockRejectedValueOnce(new ApiError('not_found', ''));
    const { user } = await open('packing');
    await screen.findByRole('checkbox', { name: 'Packing' });
    await user.click(nextButton());
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(jest.mocked(saveDraft).mock.calls.map(([{ draftId }]) => draftId)).toEqual([DRAFT, null]);
  });
});

describe('what is wrong, and what has changed', () => {
  /** Goes to another step of the same page, as the router does. */
  const goTo = (shown: Awaited<ReturnType<typeof open>>, step: string) => {
    router.query = { ...router.query, step };
    shown.rerender(cloneElement(shown.page));
  };
  const noPostcodes = () =>
    aMove({ addresses: { ...aMove().addresses, collection: { ...aMove().addresses.collection, postcode: '' } } });
  /** The notes in the ticket. The bar of a phone repeats them. */
  const notes = () =>
    within(screen.getByRole('complementary', { name: 'Your price' })).queryAllByText(/^[+−]£[\d.]+: /);

  it('FORM-2: is gone as soon as the field that it names is put right', async () => {
    const { user } = await open('addresses', { values: noPostcodes() });
    const field = await screen.findByLabelText('Collection postcode');
    await user.click(nextButton());
    await waitFor(() => expect(errorSummary()).toHaveFocus());
    await user.type(field, 'N1 2TX');
    expect(errorSummary()).not.toBeInTheDocument();
    expect(field).toBeValid();
  });

  it('FORM-2: names which of several addresses it is about', async () => {
    const empty = EMPTY_MOVING_ANSWERS.addresses.collection;
    const addresses = { ...aMove().addresses, additional_delivery: [aMove().addresses.delivery, empty] };
    const { user } = await open('addresses', { values: aMove({ addresses }) });
    await screen.findByLabelText('Delivery postcode');
    await user.click(nextButton());
    await waitFor(() => expect(errorSummary()).toBeInTheDocument());
    expect(summaryLinks()[0]).toEqual([
      'Another delivery (2): Enter a postcode',
      '#addresses.additional_delivery.1.postcode',
    ]);
    expect(screen.getByRole('group', { name: 'Another delivery (2)' })).toBeInTheDocument();
  });

  it('FORM-2: is not said on the step before, nor again on the way back', async () => {
    const shown = await open('addresses', { values: noPostcodes() });
    await screen.findByLabelText('Collection postcode');
    await shown.user.click(nextButton());
    await waitFor(() => expect(errorSummary()).toBeInTheDocument());
    goTo(shown, 'packing');
    expect(errorSummary()).not.toBeInTheDocument();
    goTo(shown, 'addresses');
    expect(errorSummary()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Collection postcode')).toBeValid();
  });

  it('FORM-2: is gone with the other half of what made it wrong', async () => {
    const { user } = await open('details', { values: aMove({ phonePrefix: '1' }) });
    await screen.findByLabelText('First name');
    await user.click(nextButton());
    await waitFor(() => expect(summaryLinks()).toEqual([['Please enter a valid phone number', '#phone']]));
    await user.selectOptions(screen.getByLabelText('Country code'), 'United Kingdom +44');
    await waitFor(() => expect(errorSummary()).not.toBeInTheDocument());
  });

  it('FORM-2: a refusal is gone with the answers that were refused, and with the step', async () => {
    jest.mocked(saveDraft).mockRejectedValue(new ApiError('validation_failed', ''));
    const shown = await open('packing');
    await screen.findByRole('checkbox', { name: 'Packing' });
    await shown.user.click(nextButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('One of your answers was not accepted');
    await shown.user.click(screen.getByRole('checkbox', { name: 'Packing' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await shown.user.click(nextButton());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    goTo(shown, 'addresses');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('A11Y-2: a note of a change belongs to the step whose answer caused it', async () => {
    const shown = await open('packing');
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Packing' }));
    expect(notes().map(({ textContent }) => textContent)).toEqual(['+£99: packing by us']);
    goTo(shown, 'addresses');
    expect(notes()).toEqual([]);
    goTo(shown, 'packing');
    expect(notes()).toEqual([]);
    await shown.user.click(screen.getByRole('checkbox', { name: 'Packing' }));
    expect(notes().map(({ textContent }) => textContent)).toEqual(['−£99: no packing']);
  });

  it('A11Y-2: what the server answers late is said on no other step', async () => {
    let answer: (dto: ReturnType<typeof priced>) => void = () => undefined;
    jest.mocked(calculatePersonalized).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const shown = await open('addresses');
    await shown.user.click((await screen.findAllByRole('radio', { name: '3rd' }))[1] ?? document.body);
    await waitFor(() => expect(calculatePersonalized).toHaveBeenCalled());
    goTo(shown, 'packing');
    const dto = priced(aMove());
    await act(() => {
      answer(dto && { ...dto, totalWithDiscount: dto.totalWithDiscount + 3 });
      return Promise.resolve();
    });
    expect(notes()).toEqual([]);
  });

  it('A11Y-2, QUO-9: a reload brings the answers back without a note of them', async () => {
    const { user, unmount } = await open('packing');
    await user.click(await screen.findByRole('checkbox', { name: 'Packing' }));
    unmount();
    await open('packing');
    await waitFor(async () => expect(await screen.findByRole('checkbox', { name: 'Packing' })).toBeChecked());
    expect(within(screen.getByRole('complementary', { name: 'Your price' })).getByText('£378')).toBeInTheDocument();
    expect(notes()).toEqual([]);
  });
});

describe('the packing step', () => {
  it('LAW-5: has nothing ticked', async () => {
    await open('packing');
    await screen.findByRole('checkbox', { name: 'Packing' });
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('A11Y-2: shows the new total at once and announces it once', async () => {
    const { user } = await open('packing');
    await user.click(await screen.findByRole('checkbox', { name: 'Packing' }));
    const panel = screen.getByRole('complementary', { name: 'Your price' });
    expect(within(panel).getByText('£378')).toBeInTheDocument();
    const announced = screen.getAllByRole('status').filter((region) => region.textContent.startsWith('Total £378.'));
    expect(announced).toHaveLength(1);
    await waitFor(() => expect(calculatePersonalized).toHaveBeenCalledTimes(1));
    expect(announced[0]).toHaveTextContent('Total £378. +£99: packing by us');
  });

  it('PRC-1: shows the new total at once with a promo code in it too', async () => {
    const promo = { code: 'TEN', kind: 'percent', amount: 10 } as const;
    const { user } = await open('packing', { values: aMove({ promo: 'TEN' }), promo });
    await user.click(await screen.findByRole('checkbox', { name: 'Packing' }));
    const panel = screen.getByRole('complementary', { name: 'Your price' });
    expect(within(panel).getByText('£340.20')).toBeInTheDocument();
    expect(calculatePersonalized).not.toHaveBeenCalled();
  });
});

describe('the addresses step', () => {
  it('FORM-2: on error keeps all input, leads to the field and says it beside it', async () => {
    const addresses = { ...aMove().addresses, delivery: { ...aMove().addresses.delivery, postcode: 'SE15' } };
    const { user } = await open('addresses', { values: aMove({ addresses }) });
    const field = await screen.findByLabelText('Delivery postcode');
    await user.click(nextButton());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Check these answers' })).toHaveFocus());
    expect(summaryLinks()).toEqual([
      ['Delivery: Enter a full UK postcode, like N1 2TX', '#addresses.delivery.postcode'],
    ]);
    expect(field).toHaveValue('SE15');
    expect(field).toHaveAccessibleDescription('Enter a full UK postcode, like N1 2TX');
    expect(field).toHaveAttribute('id', 'addresses.delivery.postcode');
    expect(saveDraft).not.toHaveBeenCalled();
  });

  it('BOOK-4: an unknown district is an error beside the postcode, never a price', async () => {
    jest
      .mocked(calculatePersonalized)
      .mockRejectedValue(
        new ApiError('unknown_district', '', { fields: { 'addresses.collection.postcode': 'We do not know it' } }),
      );
    const { user } = await open('addresses');
    const field = await screen.findByLabelText('Collection postcode');
    await user.clear(field);
    await user.type(field, 'ZE1 0AA');
    await user.click(nextButton());
    await waitFor(() => expect(field).toHaveAccessibleDescription('We do not know it'));
    expect(router.push).not.toHaveBeenCalled();
    const panel = screen.getByRole('complementary', { name: 'Your price' });
    expect(await within(panel).findByText(/^Collection: We do not know it/)).toBeInTheDocument();
  });

  it('QUO-8: offers the usual floors and a menu of the others, and asks for the lift only off the ground', async () => {
    const { user } = await open('addresses');
    const [collection] = await screen.findAllByRole('group', { name: 'Collection' });
    const inCollection = within(collection ?? document.body);
    expect(inCollection.queryByRole('group', { name: 'Is there a lift?' })).not.toBeInTheDocument();
    await user.click(inCollection.getByRole('radio', { name: 'Other' }));
    await user.selectOptions(inCollection.getByLabelText('Which floor?'), 'Lower floor');
    expect(inCollection.getByRole('group', { name: 'Is there a lift?' })).toBeInTheDocument();
  });

  it('FORM-2, QUO-8: floor, lift and parking start empty, and each says beside itself that it is asked', async () => {
    const { user } = await open('addresses', { values: aMove({ addresses: EMPTY_MOVING_ANSWERS.addresses }) });
    const [collection] = await screen.findAllByRole('group', { name: 'Collection' });
    const inCollection = within(collection ?? document.body);
    const lift = () => inCollection.queryByRole('group', { name: 'Is there a lift?' });
    const floor = (name: string) => inCollection.getByRole('radio', { name });
    for (const answer of inCollection.getAllByRole('radio')) expect(answer).not.toBeChecked();
    await user.click(nextButton());
    await waitFor(() => expect(screen.getByRole('group', { name: 'Check these answers' })).toHaveFocus());
    expect(summaryLinks().slice(0, 4)).toEqual([
      ['Collection: Enter a postcode', '#addresses.collection.postcode'],
      ['Collection: Choose the floor', '#addresses.collection.floor'],
      ['Collection: Say whether a van can park at the door', '#addresses.collection.parking'],
      ['Collection: Say whether there is a lift', '#addresses.collection.elevator'],
    ]);
    expect(inCollection.getByRole('group', { name: 'Floor' })).toHaveAccessibleDescription('Choose the floor');
    expect(lift()).toHaveAccessibleDescription('Say whether there is a lift');
    await user.click(floor('Ground'));
    expect(lift()).not.toBeInTheDocument();
    expect(summaryLinks()).not.toContainEqual([expect.anything(), '#addresses.collection.elevator']);
    await user.click(floor('2nd'));
    for (const answer of within(lift() ?? document.body).getAllByRole('radio')) expect(answer).not.toBeChecked();
  });

  it('adds up to four more addresses of a kind and takes them away again', async () => {
    const { user } = await open('addresses');
    const name = 'Add another collection address';
    for (let count = 0; count < 4; count += 1) await user.click(await screen.findByRole('button', { name }));
    expect(screen.getAllByLabelText('Additional collection postcode')).toHaveLength(4);
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Remove this address' })[0] ?? document.body);
    expect(screen.getAllByLabelText('Additional collection postcode')).toHaveLength(3);
  });
});

/** Addresses without stairs at both ends. */
const LEVEL = { ...aMove().addresses, delivery: { ...aMove().addresses.delivery, floor: 0 } };

describe('the items step', () => {
  it('searches the whole catalogue once it is there', async () => {
    const { user } = await open('items');
    await user.type(await screen.findByRole('searchbox', { name: 'Search items' }), 'harp');
    await user.click(await screen.findByRole('button', { name: 'Add one: Concert harp' }));
    await user.click(nextButton());
    await waitFor(() => expect(saveDraft).toHaveBeenCalled());
    expect(jest.mocked(saveDraft).mock.calls[0]?.[0].answers).toMatchObject({
      furnitureItems: [{ id: 'harp', title: 'Concert harp', quantity: 1, cubicFeet: 40, kilograms: 40 }],
    });
  });

  it('shows how full the plan is by volume and by weight, and what does not fit', async () => {
    const furnitureItems = [{ id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 8, cubicFeet: 50, kilograms: 55 }];
    await open('items', { values: aMove({ furnitureItems }) });
    expect(screen.getByText('Plan 112% full')).toBeInTheDocument();
    expect(screen.getByText('440 kg of 1,000 kg')).toBeInTheDocument();
    expect(screen.getAllByText(/40 cu ft more than the plan holds/).at(0)).toBeInTheDocument();
    expect(screen.getByText('Beyond the plan: 1 × Sofa, 3 seats')).toBeInTheDocument();
  });

  it('FLW-1: offers the cheaper size beside the price, switches to it, and back', async () => {
    const furnitureItems = [{ id: 'box_m', title: 'Medium box', quantity: 5, cubicFeet: 2.4, kilograms: 12 }];
    const { user } = await open('items', { values: aMove({ furnitureItems }) });
    const panel = within(screen.getByRole('complementary', { name: 'Your price' }));
    const offered = await panel.findByText(/ for your list alone\.$/);
    const total = offered.textContent.split(' ').at(0) ?? '';
    await user.click(panel.getByRole('button', { name: 'Switch to a custom move' }));
    expect(screen.getByText('Van 2% full')).toBeInTheDocument();
    expect(panel.getByText(total, { selector: 'strong' })).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(panel.getByRole('button', { name: 'Undo' }));
    expect(await panel.findByRole('button', { name: 'Switch to a custom move' })).toHaveFocus();
  });

  it('of more than the plan holds: one press changes to the plan that is cheaper, with the difference', async () => {
    const furnitureItems = [
      { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 26, cubicFeet: 50, kilograms: 20 },
      { id: 'box_l', title: 'Large box', quantity: 11, cubicFeet: 4, kilograms: 5 },
    ];
    const { user } = await open('items', { values: aMove({ furnitureItems, addresses: LEVEL }) });
    const panel = screen.getByRole('complementary', { name: 'Your price' });
    expect(within(panel).getByText('Plan 374% full')).toBeInTheDocument();
    expect(within(panel).getByText('£849.40')).toBeInTheDocument();
    expect(await within(panel).findByText('£849.20 for your list.')).toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Switch to a 2 bedroom move' }));
    expect(within(panel).getByText('£849.20')).toBeInTheDocument();
    expect(within(panel).getByText(/^−£0\.20: /)).toBeInTheDocument();
    expect(screen.queryByText(/for your list/)).not.toBeInTheDocument();
  });

  it('takes a thing of the visitor’s own, measured in feet', async () => {
    const { user } = await open('items');
    await user.click(await screen.findByRole('button', { name: 'Add your own' }));
    expect(await screen.findByLabelText('What is it?')).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Add it to my list' }));
    expect(screen.getByLabelText('What is it?')).toHaveFocus();
    await user.type(screen.getByLabelText('What is it?'), 'Harp');
    await user.click(screen.getByRole('radio', { name: 'ft' }));
    await user.type(screen.getByLabelText('Length (ft)'), '2');
    await user.type(screen.getByLabelText('Width (ft)'), '3');
    await user.type(screen.getByLabelText('Height (ft)'), '6');
    expect(screen.getByText('That is 36 cubic feet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add it to my list' }));
    expect(screen.getByText('Plan 10% full')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add your own' })).toHaveFocus();
  });

  it('FORM-2: wants at least one item for a custom move', async () => {
    const { user } = await open('items', { values: aMove({ movingSpace: 'custom' }) });
    await screen.findByRole('searchbox', { name: 'Search items' });
    await user.click(nextButton());
    await waitFor(() => expect(summaryLinks()).toEqual([['Add at least one item', '#furnitureItems']]));
    expect(document.getElementById('furnitureItems')).toBe(screen.getByRole('searchbox', { name: 'Search items' }));
  });

  it('BOOK-5: keeps what most people move when the catalogue cannot be had, and tries again', async () => {
    jest.mocked(listItems).mockRejectedValueOnce(new ApiError('unavailable', ''));
    const { user } = await open('items');
    await user.click(await screen.findByRole('button', { name: 'Load the list again' }));
    expect(await screen.findByRole('button', { name: 'Office' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load the list again' })).not.toBeInTheDocument();
  });
});

describe('the date step', () => {
  const undated = () => aMove({ dates: { movingDate: '' }, timeSlot: { movingDate: null } });

  it('shows the whole price on each day and the state of each slot in words', async () => {
    const { user } = await open('date');
    expect(
      await screen.findByRole('button', { name: /^Tuesday 15 December 2026, £279, available/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /10:00–12:00/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /08:00–10:00 ?Not available/ })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /12:00–14:00 ?Last one/ }));
    expect(screen.getByRole('radio', { name: /12:00–14:00 ?Your slot/ })).toBeChecked();
  });

  it('keeps no slot of another day: its slots come into sight, to be chosen from', async () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    jest.mocked(findSlots).mockResolvedValue({ days: [aDay('2026-12-15'), aDay('2026-12-17')] });
    const { user } = await open('date');
    await user.click(await screen.findByRole('button', { name: /^Thursday 17 December 2026/ }));
    expect(screen.getByRole('group', { name: /^Thursday 17 December 2026: when/ })).toBeVisible();
    expect(screen.getAllByRole('radio').filter((slot) => (slot as HTMLInputElement).checked)).toEqual([]);
    expect(seen).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('FORM-2: wants a day and a slot', async () => {
    const { user } = await open('date', { values: undated() });
    await waitFor(() => expect(findSlots).toHaveBeenCalled());
    await user.click(nextButton());
    await waitFor(() =>
      expect(summaryLinks().map(([text]) => text)).toEqual(['Choose a day', 'Choose when we should arrive']),
    );
  });

  it('BOOK-5: says when the days cannot be loaded, and loads them again', async () => {
    jest.mocked(findSlots).mockRejectedValueOnce(new ApiError('unavailable', ''));
    const { user } = await open('date');
    await user.click(await screen.findByRole('button', { name: 'Load the days again' }));
    expect(
      await screen.findByRole('button', { name: /^Tuesday 15 December 2026, £279, available/ }),
    ).toBeInTheDocument();
  });
});

describe('the details step', () => {
  const fresh = () => aMove({ firstName: '', lastName: '', email: '', phone: '', isAgreedWithTerms: false });

  it('QUO-7: says what is wrong in the words of the specification, in the order of the form', async () => {
    const { user } = await open('details', { values: fresh() });
    await screen.findByLabelText('First name');
    await user.click(nextButton());
    await waitFor(() =>
      expect(summaryLinks()).toEqual([
        ['First name is required', '#firstName'],
        ['Last name is required', '#lastName'],
        ['Email is required', '#email'],
        ['Phone number is required', '#phone'],
        ['You must agree to the terms and conditions', '#isAgreedWithTerms'],
      ]),
    );
  });

  it('FORM-4: has autocomplete tokens, and says what is optional', async () => {
    await open('details', { values: fresh() });
    expect(await screen.findByLabelText('First name')).toHaveAttribute('autocomplete', 'given-name');
    expect(screen.getByLabelText('Last name')).toHaveAttribute('autocomplete', 'family-name');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('Phone number')).toHaveAttribute('autocomplete', 'tel-national');
    expect(screen.getByLabelText('Promo code (optional)')).not.toBeVisible();
    expect(screen.getByText('Have a code?')).toBeVisible();
  });

  it('LAW-12: leaves the newsletter unticked and apart from the terms', async () => {
    await open('details', { values: fresh() });
    expect(await screen.findByRole('checkbox', { name: /news and offers/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /I agree to the terms/ })).not.toBeChecked();
  });

  it('LAW-6: asks for the early start only when it is needed, unticked', async () => {
    const soon = { addOns: ['PACKING'] as const, dates: { movingDate: '2026-12-01' } };
    const { unmount } = await open('details', { values: aMove(soon) });
    expect(await screen.findByRole('checkbox', { name: /start before the 14 days/ })).not.toBeChecked();
    unmount();
    await open('details', { values: aMove() });
    await screen.findByLabelText('First name');
    expect(screen.queryByRole('checkbox', { name: /14 days/ })).not.toBeInTheDocument();
  });

  it('says beside the promo code why it is refused, and what it takes off when it is not', async () => {
    jest.mocked(calculatePersonalized).mockRejectedValueOnce(new ApiError('promo_expired', ''));
    const { user } = await open('details');
    const field = await screen.findByLabelText('Promo code (optional)');
    await user.click(screen.getByText('Have a code?'));
    expect(field).toBeVisible();
    await user.type(field, 'WELCOME');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('This code has expired. Clear it to continue'));
    const dto = priced(aMove());
    const line = { key: 'promo', code: 'promo_discount', label: 'Promo code', amount: -10 };
    jest
      .mocked(calculatePersonalized)
      .mockResolvedValue(dto && { ...dto, lines: [...dto.lines, line], totalWithDiscount: 269 });
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Applied: −£10'));
  });

  it('tells the operator of the contact after it is saved, and goes on to the check page whatever comes of it', async () => {
    jest.mocked(saveCheckoutEnquiry).mockRejectedValue(new ApiError('unavailable', ''));
    const { user } = await open('details');
    await screen.findByLabelText('First name');
    await user.click(nextButton());
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(path('check'), undefined, { shallow: false }));
    expect(saveCheckoutEnquiry).toHaveBeenCalledWith(expect.objectContaining({ draftId: DRAFT, firstName: 'Zoë' }));
  });
});

describe('a quote to leave and come back to', () => {
  beforeAll(() => {
    // jsdom has no modal dialogs. The tests of Modal cover the browser's part.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
  });

  it('QUO-9: gives a link to this step for another device, and says how long the prices are held', async () => {
    const { user } = await open('items');
    await user.click(screen.getByRole('button', { name: 'Save and exit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your quote is saved' }));
    const link = dialog.getByRole('link', { name: new RegExp(`items\\?quote=${DRAFT}`) });
    expect(link).toHaveAttribute('href', `http://localhost${path('items')}`);
    expect(dialog.getByText(/^We keep it for 28 days/)).toHaveTextContent(
      'and hold its prices until Saturday 19 December 2026.',
    );
    expect(dialog.getByRole('link', { name: 'Exit to the home page' })).toHaveAttribute('href', '/');
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${path('items')}`);
  });

  it('says why it could not be saved, and saves it again', async () => {
    jest.mocked(saveDraft).mockRejectedValueOnce(new ApiError('unavailable', ''));
    const { user } = await open('items');
    await user.click(screen.getByRole('button', { name: 'Save and exit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save and exit' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Exit without saving' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save it again' }));
    expect(await screen.findByRole('dialog', { name: 'Your quote is saved' })).toBeVisible();
  });

  it('is priced at once by what was quoted for it under another price list, and asks by its name', async () => {
    const kept = [{ key: 'moving_plan', label: '1 bedroom move', amount: 239 }];
    const values = aMove({ addOns: [] });
    const { user } = await open('packing', { kept, values });
    await user.click(screen.getByRole('checkbox', { name: 'Packing' }));
    const today = localQuote({ ...values, addOns: ['PACKING'] }, 7)?.totalWithDiscount ?? 0;
    const panel = within(screen.getByRole('complementary', { name: 'Your price' }));
    expect(panel.getByText(formatPence(pence(today - 2_000)))).toBeInTheDocument();
    await waitFor(() => expect(calculatePersonalized).toHaveBeenCalled());
    expect(calculatePersonalized).toHaveBeenLastCalledWith(expect.objectContaining({ draftId: DRAFT }));
  });

  it('is deleted only after one more question', async () => {
    const { user } = await open('items');
    await user.click(screen.getByRole('button', { name: 'Save and exit' }));
    await user.click(await screen.findByRole('button', { name: 'Delete my quote' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this quote?' });
    expect(deleteDraft).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Delete my quote' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/get-a-quote/moving?deleted=1'));
    expect(deleteDraft).toHaveBeenCalledWith(DRAFT);
    await act(() => Promise.resolve());
  });
});

describe('a quote that cannot be gone on with', () => {
  it('says that it is gone and offers a new one', () => {
    render(<MovingStepPage view={{ kind: 'gone' }} facts={someFacts()} trader={aTrader} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This quote is no longer here');
    expect(screen.getByRole('link', { name: 'Start a new quote' })).toHaveAttribute('href', '/get-a-quote/moving');
  });

  it('FORM-1: after payment, leads to the order instead of paying again', () => {
    const order = aHeldOrder({ standing: 'paid', heldUntil: null, payUrl: null });
    const view = { kind: 'ordered', words: orderedWords(order, 'move') } as const;
    render(<MovingStepPage view={view} facts={someFacts()} trader={aTrader} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You have already booked this');
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', order.orderUrl);
  });
});
