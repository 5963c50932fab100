import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { priceFromAccount } from '@/lib/api/accounts';
import type { BackPriceDto } from '@/lib/contracts/accounts';
import type { EarlyEvent, WindowWithLog } from '@/lib/deferred-scripts/early-log';
import { Spaces } from '../Spaces/Spaces';
import type { AccountContent, Thing } from '../types';
import { hydrateUnits } from './hydrate-units';

jest.mock('@/lib/api/accounts', () => ({ priceFromAccount: jest.fn() }));
const asked = jest.mocked(priceFromAccount);

const SOFA: Thing = { id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 1, cubicFeet: 50, kilograms: 55, free: 1 };
const BOXES: Thing = { id: 'box_m', title: 'Medium box', quantity: 5, cubicFeet: 3, kilograms: 10, free: 3 };
const LAMP: Thing = { id: 'lamp_floor', title: 'Floor lamp', quantity: 1, cubicFeet: 3, kilograms: 4, free: 0 };

const SMALLER = { label: '3 × 5 ft unit', perPayment: 49.29, insteadOf: 65.72, weeks: 4 };

const CONTENT: Extract<AccountContent, { kind: 'items' }> = {
  kind: 'items',
  cards: [
    {
      orderId: 'o1',
      title: '6 × 4 ft unit',
      floor: { width: 6, depth: 4 },
      facts: [],
      links: [],
      actions: [{ what: 'collection', label: 'Rent another unit' }],
      isComing: false,
      badge: { kind: 'success', text: 'In storage' },
      order: { reference: 'SM-ABCD', href: '/orders/SM-ABCD' },
      things: [SOFA, BOXES, LAMP],
      bringBack: { place: 'SE15, ground floor', everything: 185.2, chosen: {}, price: null },
    },
  ],
  past: [],
  empty: {
    title: '',
    text: '',
    action: { label: '', href: '/' },
    drawing: { path: '/drawings/room.svg', width: 1, height: 1, alt: '' },
  },
};
const BODY = { kind: 'account', title: '', email: '', tabs: [], content: CONTENT } as const;

/** Unmounts the units of the visited page. */
let end: () => void = () => undefined;

/** Renders the page as the server sends it, with its units still asleep. */
function visit() {
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = renderToString(<Spaces {...CONTENT} />);
  end = hydrateUnits(page, BODY);
  const shapes = (id: string) => [...page.querySelectorAll(`[data-thing="${id}"]`)];
  const marked = (id: string) => shapes(id).map((shape) => shape.hasAttribute('data-chosen'));
  const press = (shape: Element | undefined) =>
    act(() => void fireEvent.click(shape?.querySelector('path') as Element));
  return { page, shapes, marked, press };
}

async function wake() {
  const visited = visit();
  act(() => void fireEvent.pointerOver(visited.shapes('sofa_3')[0] as Element));
  // The shapes get `data-free` only once the unit is awake.
  await waitFor(() => expect(visited.shapes('sofa_3')[0]).toHaveAttribute('data-free'));
  return { ...visited, user: userEvent.setup() };
}

const count = () => screen.getByRole('spinbutton', { name: /5 × Medium box/ });
const sofa = () => screen.getByRole('checkbox', { name: 'Sofa, 3 seats' });

beforeEach(() => {
  asked.mockImplementation(({ things }) =>
    Promise.resolve({
      totalWithDiscount: 50 + things.reduce((sum, { quantity }) => sum + quantity, 0),
      smallerUnit: things.length > 1 ? SMALLER : null,
    } as BackPriceDto),
  );
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
});
afterEach(async () => {
  // An unmounted unit requests no price.
  await act(async () => {
    end();
    await new Promise((resolve) => setTimeout(resolve));
  });
  document.body.replaceChildren();
  jest.clearAllMocks();
});

describe('a unit to choose from', () => {
  it('is a plain form before its code comes: a tick, a number, and both ways on', () => {
    const { page } = visit();
    const list = within(screen.getByRole('group', { name: /^What is in it/ }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    expect([sofa(), count()].map((field) => field.getAttribute('name'))).toEqual(['things.sofa_3', 'things.box_m']);
    expect(count()).toHaveAttribute('max', '3');
    expect(list.getByText('2 booked to come back')).toBeVisible();
    expect(list.getByText('Return booked')).toBeVisible();
    const ways = ['Continue to the day', 'Bring everything back, £185.20'];
    expect(ways.map((name) => screen.getByRole('button', { name }).getAttribute('value'))).toEqual(['items', 'unit']);
    expect(page.querySelector('noscript')?.innerHTML).toContain('formMethod="get"');
  });

  it('is chosen in the list by the keyboard, and the price grows', async () => {
    const { user, marked } = await wake();
    act(() => sofa().focus());
    await user.keyboard(' ');
    await waitFor(() => expect(screen.getByText('£51')).toBeVisible());
    expect(marked('sofa_3')).toEqual([true]);
    await user.keyboard('{Enter}');
    expect([sofa(), marked('sofa_3')[0]]).toEqual([expect.objectContaining({ checked: false }), false]);
    await user.keyboard('{Enter}');
    await user.type(count(), '2', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    const said = 'Bringing back 3 things: £53 to SE15, ground floor';
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
    // The remaining items need less room than the rented unit has.
    const rest = 'What stays would fit a 3 × 5 ft unit: £49.29 every 4 weeks instead of £65.72.';
    expect(screen.getByRole('status')).toHaveTextContent(rest);
    expect(marked('box_m').filter(Boolean)).toHaveLength(2);
    expect(asked).toHaveBeenLastCalledWith(
      { orderId: 'o1', what: 'items', things: [SOFA, BOXES].map(({ id }, place) => ({ id, quantity: place + 1 })) },
      expect.anything(),
    );
  });

  it('never takes more of a line than can be asked back', async () => {
    const { user } = await wake();
    await user.type(count(), '9', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(count()).toHaveValue(3);
    expect(screen.getByRole('button', { name: 'Add one: Medium box' })).toBeDisabled();
  });

  it('is chosen in the drawing: the pressed one first, one more a press, and none after all', async () => {
    const { shapes, marked, press } = await wake();
    const [far] = shapes('box_m');
    press(far);
    expect([count(), marked('box_m')]).toEqual([
      expect.objectContaining({ value: '1' }),
      [true, false, false, false, false],
    ]);
    press(far);
    press(far);
    expect(marked('box_m').filter(Boolean)).toHaveLength(3);
    press(far);
    expect([count(), marked('box_m').some(Boolean)]).toEqual([expect.objectContaining({ value: '0' }), false]);
    press(shapes('lamp_floor')[0]);
    expect(marked('lamp_floor')).toEqual([false]);
  });

  it('shows in one what is pointed at in the other', async () => {
    const { user, page, shapes } = await wake();
    const pointed = (id: string) => shapes(id).filter((shape) => shape.hasAttribute('data-pointed')).length;
    act(() => void fireEvent.pointerOver(shapes('box_m')[1]?.querySelector('path') as Element));
    expect([pointed('box_m'), page.querySelector('[data-caption]')?.textContent]).toEqual([
      1,
      'Medium box, 0 of 3 chosen',
    ]);
    expect(count().closest('li')).toHaveClass('pointed');
    act(() => count().focus());
    expect(pointed('box_m')).toBe(5);
    await user.tab({ shift: true });
    expect([pointed('box_m'), pointed('sofa_3')]).toEqual([0, 1]);
  });

  it('does presses on the drawing again that came before its code', async () => {
    const { shapes, press, marked } = visit();
    const [sofaShape] = shapes('sofa_3');
    act(() => void fireEvent.pointerOver(sofaShape as Element));
    press(sofaShape);
    shapes('box_m').slice(0, 2).forEach(press);
    await waitFor(() => expect(marked('box_m')).toEqual([true, true, false, false, false]));
    expect([marked('sofa_3'), sofa()]).toEqual([[true], expect.objectContaining({ checked: true })]);
    expect(count()).toHaveValue(2);
  });

  it('does a press on the drawing again that came before any code of the page', async () => {
    document.body.innerHTML = renderToString(<Spaces {...CONTENT} />);
    const target = document.querySelector('[data-thing="sofa_3"]') as Element;
    const event = new MouseEvent('click', { bubbles: true });
    target.dispatchEvent(event);
    const kept: EarlyEvent[] = [{ type: 'click', target, event }];
    const log = { isUsed: true, stop: jest.fn(), stopCounting: jest.fn(), takeErrors: () => [] };
    (window as WindowWithLog).earlyLog = { kept, ...log };
    end = hydrateUnits(document.body, BODY);
    await waitFor(() => expect(sofa()).toBeChecked());
    expect(kept).toEqual([]);
    delete (window as WindowWithLog).earlyLog;
  });

  it('says so when there is no price', async () => {
    asked.mockRejectedValue(new Error('away'));
    const { user } = await wake();
    await user.click(sofa());
    expect(await screen.findByText(/^We could not work out the price just now/)).toBeVisible();
  });
});
