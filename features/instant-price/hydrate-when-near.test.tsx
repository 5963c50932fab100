import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { calculate } from '@/lib/api/quotes';
import { instantPlans } from '@/lib/content/moving-plans';
import { InstantPrice, type InstantPriceProps } from './InstantPrice/InstantPrice';
import { INSTANT_PRICE_ID, hydrateWhenNear } from './hydrate-when-near';

jest.mock('@/lib/api/quotes', () => ({ calculate: jest.fn(), calculatePersonalizedOnce: jest.fn() }));
jest.mock('@/lib/api/slots', () => ({ findSlots: jest.fn().mockResolvedValue({ days: [] }) }));

const PROPS: InstantPriceProps = { plans: instantPlans(), initialSpace: 'one_bedroom' };

let sleep: () => void = () => undefined;
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));

function serve() {
  document.body.innerHTML = `<div id="${INSTANT_PRICE_ID}">${renderToString(<InstantPrice {...PROPS} />)}</div>`;
  return document.getElementById(INSTANT_PRICE_ID) as HTMLElement;
}
const wakeUp = () => {
  sleep = hydrateWhenNear(document.body, PROPS);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(calculate).mockReset();
});
afterEach(() => {
  sleep();
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('the widget before and after its code', () => {
  it('sleeps until somebody comes near, and the code changes nothing of the markup', async () => {
    const widget = serve();
    const sent = widget.innerHTML;
    wakeUp();
    await settle();
    expect(Object.keys(widget).some((key) => key.startsWith('__reactContainer'))).toBe(false);
    fireEvent.focusIn(screen.getByLabelText('From postcode'));
    await settle();
    expect(Object.keys(widget).some((key) => key.startsWith('__reactContainer'))).toBe(true);
    expect(widget.innerHTML).toBe(sent);
  });

  it('QUO-9: keeps what was typed and chosen before its code had come, and prices it', async () => {
    jest.mocked(calculate).mockResolvedValue({ lines: [], total: 849, totalWithDiscount: 849, distanceMiles: 7 });
    serve();
    screen.getByLabelText<HTMLInputElement>('From postcode').value = 'N1 2TX';
    screen.getByLabelText<HTMLInputElement>('To postcode').value = 'SE15 4QL';
    fireEvent.click(screen.getByRole('radio', { name: '3 bed' }));
    screen.getByLabelText<HTMLSelectElement>('Size of the unit').value = 'Plan 9x8';
    wakeUp();
    await settle();
    expect(screen.getByLabelText('From postcode')).toHaveValue('N1 2TX');
    expect(screen.getByRole('radio', { name: '3 bed' })).toBeChecked();
    expect(screen.getByLabelText('Size of the unit')).toHaveValue('Plan 9x8');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('From £849 for 7 miles, VAT included');
  });

  it('does nothing on a page without the widget', () => {
    document.body.innerHTML = '<p>Another page</p>';
    wakeUp();
    expect(sleep).not.toThrow();
  });
});
