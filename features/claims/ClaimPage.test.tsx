import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ClaimDto, ClaimsView } from '@/lib/contracts/claims';
import { ELSE, EMPTY_CLAIM_ITEM, ONE_MORE, type ClaimFormState, type PhotosRefused } from '@/lib/domain/claims/claims';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { claimProps } from './claim-model';
import { ClaimPage } from './ClaimPage';

const MADE: ClaimDto = {
  id: 'c',
  number: 1,
  state: 'received',
  at: '2026-12-15T16:00:00.000Z',
  items: [{ title: 'Bookcase', kind: 'damaged', worth: 120 }],
  text: 'The shelf is split.\nIt was whole.',
  photos: [],
  answerBy: '2026-12-22',
  decisionBy: '2027-01-12',
  answer: null,
  decision: null,
};
const VIEW: ClaimsView = {
  reference: 'SM-7K4Q-2XPD',
  stage: 'open',
  lastDay: '2027-01-12',
  isFull: false,
  limit: 'On this order we are liable for up to £500 an item and £15,000 a job.',
  things: ['Bookcase', 'Sofa'],
  claims: [],
  photos: [],
  photoPath: '/api/orders/SM-7K4Q-2XPD/photo?token=t',
};
const FORM: ClaimFormState = { key: 'k'.repeat(20), rows: [EMPTY_CLAIM_ITEM], text: '', errors: {}, trouble: null };

type Shown = {
  readonly view?: Partial<ClaimsView>;
  readonly form?: Partial<ClaimFormState> | null;
  readonly made?: string;
  readonly refused?: PhotosRefused | null;
};
const TRADER = traderFacts(COMPANY);
const show = ({ view = {}, form = {}, made = '', refused = null }: Shown = {}) => {
  const found = { refused, view: { ...VIEW, ...view }, form: form && { ...FORM, ...form } };
  const props = claimProps(found, 't', { made });
  return { ...render(<ClaimPage model={props.model} trader={TRADER} />), props };
};

describe('ClaimPage', () => {
  it('CLM-1: asks for the things of the order and what happened, and posts to itself without a script', () => {
    const { container, props } = show();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form?.getAttribute('action')).toMatch(/^\/orders\/SM-7K4Q-2XPD\/claim\?token=t#/);
    const item = screen.getByRole('group', { name: 'The item' });
    const options = within(screen.getByLabelText('Which of your things?')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Choose an item',
      'Bookcase',
      'Sofa',
      'Something else',
    ]);
    expect(within(item).getByLabelText('What is it?')).toHaveAttribute('name', 'item_0.title');
    expect(within(item).getByLabelText(/What is it worth, in pounds/)).toHaveAttribute('name', 'item_0.worth');
    expect(screen.getByLabelText('What happened?')).toHaveAccessibleDescription(/what you saw/i);
    const more = screen.getByRole('button', { name: 'Add another item' });
    expect([more.getAttribute('name'), more.getAttribute('formaction')]).toEqual([
      ONE_MORE,
      '/orders/SM-7K4Q-2XPD/claim?token=t#item_1',
    ]);
    // Enter sends the claim and does not add a row.
    expect(container.querySelector('form button')).not.toHaveAttribute('name');
    expect(screen.getByText(/until Tuesday 12 January 2027, and later by phone/)).toBeVisible();
    expect(props.title).toBe('Tell us what went wrong, order SM-7K4Q-2XPD');
  });

  it('CLM-1: asks only what it is where the order names nothing', () => {
    show({ view: { things: [] } });
    expect(screen.queryByLabelText('Which of your things?')).toBeNull();
    expect(screen.getByLabelText('What is it?')).toBeVisible();
  });

  it('CLM-1, FORM-2: says what is wrong at its field until that is changed, with what was typed', async () => {
    const errors = { 'item_1.title': 'Tell us which item it is', text: 'Tell us what happened' };
    const rows = [EMPTY_CLAIM_ITEM, { ...EMPTY_CLAIM_ITEM, item: ELSE, worth: '12' }];
    const { props } = show({ form: { rows, errors, text: 'Oh' } });
    expect(props.title).toMatch(/^Error: /);
    const summary = screen.getByRole('group', { name: 'Check these answers' });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Item 2: Tell us which item it is', '#item_1.title'],
      ['Tell us what happened', '#text'],
    ]);
    const [, title] = screen.getAllByLabelText('What is it?');
    expect(title).toBeInvalid();
    expect(screen.getByLabelText('What happened?')).toHaveValue('Oh');
    await userEvent.type(title!, 'Lamp');
    expect(title).toBeValid();
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
  });

  it('CLM-1: shows a claim with both days, and says at once when it was made', () => {
    show({ view: { claims: [MADE] }, made: '1' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'We have your claim. We answer by Tuesday 22 December 2026 and decide by Tuesday 12 January 2027.',
    );
    const claim = screen.getByRole('region', { name: 'Claim 1 Received' });
    expect(claim).toHaveAttribute('id', 'claim-1');
    expect(claim).toHaveTextContent('Our answerBy Tuesday 22 December 2026Our decisionBy Tuesday 12 January 2027');
    expect(claim).toHaveTextContent('Bookcase: damaged, worth £120');
    expect(screen.getByRole('region', { name: 'Tell us about something else' })).toBeVisible();
  });

  it.each([
    [{ refund: 85, byHand: 0 }, /Accepted: you get £85.*The money goes back the way you paid, within 14 days/],
    [
      { refund: 259, byHand: 141 },
      /Accepted: you get £400.*£259 goes back.*send the other £141, and pays it within 14 days/,
    ],
  ])('CLM-1: shows what was accepted, and how it is paid: %p', (money, words) => {
    const decision = {
      at: '2026-12-20T10:00:00.000Z',
      text: 'By the price that you sent.',
      byHandPaidAt: null,
      ...money,
    };
    show({ view: { claims: [{ ...MADE, state: 'accepted', decision }] } });
    const claim = screen.getByRole('region', { name: 'Claim 1 Accepted' });
    expect(claim).toHaveTextContent(words);
    expect(claim).toHaveTextContent(/Our decisionSunday 20 December 2026, 10:00/);
    expect(claim).not.toHaveTextContent('By Tuesday');
  });

  it('CLM-1: shows why one was refused, and how to go on', () => {
    const decision = {
      at: '2026-12-20T10:00:00.000Z',
      text: 'It was split before.',
      refund: 0,
      byHand: 0,
      byHandPaidAt: null,
    };
    const answer = { at: '2026-12-18T10:00:00.000Z', text: 'Please send pictures.' };
    show({ view: { claims: [{ ...MADE, state: 'refused', answer, decision }] } });
    expect(screen.getByRole('region', { name: 'Claim 1 Refused' })).toHaveTextContent(
      /We do not accept this claimIt was split before.*If you do not agree, write to us.*Please send pictures/,
    );
  });

  it.each([
    ['early', { stage: 'early', lastDay: null }, /Once our crew has arrived.*until 28 days after the job/],
    ['late', { stage: 'late' }, /You could claim here until Tuesday 12 January 2027.*Your rights do not end there/],
    ['full', { isFull: true }, /made five claims/],
  ] as const)('CLM-1: %s: says what to do instead', (_case, view, words) => {
    show({ view, form: null });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  });

  it.each([
    ['limited', /sent too many times/],
    ['used', /was sent before/],
  ] as const)('CLM-1: %s: what was typed is still there', (trouble, words) => {
    show({ form: { trouble, text: 'The lamp is missing.' } });
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByLabelText('What happened?')).toHaveValue('The lamp is missing.');
  });

  const PHOTO = { id: 'p 1', at: '2026-12-15T16:05:00.000Z', isFromDesk: false };

  it('CLM-1: takes photos without a script, and shows those that were sent before', () => {
    const { container } = show({ view: { photos: [PHOTO] } });
    expect(container.querySelector('form')).toHaveAttribute('enctype', 'multipart/form-data');
    const field = screen.getByLabelText(/^Photos/);
    expect([field.getAttribute('type'), field.getAttribute('name'), field.hasAttribute('multiple')]).toEqual([
      ...['file', 'photos', true],
    ]);
    expect(field).toHaveAccessibleDescription(/^Up to 12 photos/);
    const remove = screen.getByRole('button', { name: 'Remove photo 1' });
    expect([remove.getAttribute('type'), remove.getAttribute('name'), remove.getAttribute('value')]).toEqual([
      ...['submit', 'drop', 'p 1'],
    ]);
  });

  it('CLM-1: without a script the form says which formats it takes, and how much', () => {
    const found = { view: VIEW, form: FORM, refused: null };
    const props = claimProps(found, 't', {});
    const html = renderToStaticMarkup(<ClaimPage model={props.model} trader={TRADER} />);
    expect(html).toContain('Up to 12 photos, JPEG, PNG or WebP, 30 MB at once.');
    expect(html).toContain('accept="image/jpeg,image/png,image/webp"');
  });

  it('CLM-1: a picture that cannot be read is said at the photo and can be removed', async () => {
    show();
    await userEvent.upload(screen.getByLabelText(/^Photos/), new File(['no'], 'IMG_1.png', { type: 'image/png' }));
    expect(await screen.findByText('“IMG_1.png” is not a picture we can read. Send JPEG, PNG or WebP.')).toBeVisible();
    expect(screen.getByText('0 photos added, 1 not added')).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove IMG_1.png' }));
    expect(screen.queryByText(/IMG_1/)).toBeNull();
  });

  it('CLM-1: photos of an open claim are shown and added to; of a decided one only shown', () => {
    const open = { ...MADE, photos: [PHOTO, { ...PHOTO, id: 'q', isFromDesk: true }] };
    const decision = { at: '2026-12-20T10:00:00.000Z', text: '', refund: 85, byHand: 0, byHandPaidAt: null };
    const refused = { claim: 1, text: '“a.heic” is not a picture we can read.' };
    const { container } = show({
      view: { claims: [open, { ...open, number: 2, id: 'd', state: 'accepted', decision }] },
      refused,
    });
    const [first, second] = [1, 2].map((number) =>
      screen.getByRole('region', { name: new RegExp(`^Claim ${number} `) }),
    );
    expect(
      within(first!)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['From you, Tuesday 15 December 2026, 16:05', '/api/orders/SM-7K4Q-2XPD/photo?token=t&id=p%201'],
      ['From our office, Tuesday 15 December 2026, 16:05', '/api/orders/SM-7K4Q-2XPD/photo?token=t&id=q'],
    ]);
    const add = within(first!).getByLabelText('Add photos');
    expect(add).toHaveAccessibleDescription(/not a picture we can read/);
    expect(container.querySelector('input[name="claim"]')).toHaveAttribute('value', '1');
    expect(within(second!).getAllByRole('link')).toHaveLength(2);
    expect(within(second!).queryByLabelText('Add photos')).toBeNull();
  });

  it('CLM-1: no more than 12 are asked for', () => {
    show({ view: { photos: Array.from({ length: 12 }, (_, n) => ({ ...PHOTO, id: String(n) })) } });
    expect(screen.getByText('There are 12 photos, the most a claim can have.')).toBeVisible();
    expect(screen.queryByLabelText(/^Photos/)).toBeNull();
  });
});
