import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/api/errors';
import type { CrewDayDto, CrewExtraDto, CrewJobDto } from '@/lib/contracts/crew';
import type { Crew } from '../crew-state';
import { Extras } from './Extras';
import type { AskCalls } from './AskForm';

const at = (time: string) => `2026-12-15T${time}:00.000Z`;
const JOB = {
  visit: 'v',
  kind: 'move',
  name: 'Ada',
  phone: '07700 900123',
  phoneHref: 'tel:+447700900123',
  extras: [],
  events: [{ id: 'a', type: 'arrived', at: at('09:30'), minutes: null }],
  stops: [{ id: 'delivery', label: 'Delivery', where: '12 Elm Road' }],
  extraOffer: { kinds: ['volume', 'floors', 'waiting'], stops: ['delivery'], parkingStops: [], cubicFeet: 250 },
} as unknown as CrewJobDto;
const DAY = { crewDay: 'd' } as CrewDayDto;
const OFFICE = { text: '020 7946 0123', href: 'tel:+442079460123' };
const extra = (state: CrewExtraDto['state']): CrewExtraDto => ({
  id: state,
  kind: 'floors',
  what: 'Delivery: fourth floor, no lift',
  amount: 34,
  state,
  askedAt: at('10:42'),
  answerBy: at('11:02'),
});
const kept = jest.fn(() => Promise.resolve());
const calls = {
  price: jest.fn<ReturnType<AskCalls['price']>, Parameters<AskCalls['price']>>(),
  ask: jest.fn<ReturnType<AskCalls['ask']>, Parameters<AskCalls['ask']>>(),
};

function show(job: Partial<CrewJobDto> = {}, time = '10:45') {
  const crew = { unsent: [], at: new Date(at(time)), kept } as unknown as Crew;
  return render(<Extras job={{ ...JOB, ...job }} day={DAY} crew={crew} office={OFFICE} calls={calls} />);
}
const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const network = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

beforeEach(() => {
  jest.clearAllMocks();
  network(true);
});

describe('extras that a crew asks', () => {
  it('XTR-1: shows the price, and asks for what was shown, once for each question', async () => {
    calls.price.mockResolvedValue({ kind: 'price', what: 'Delivery: 4th floor', workedOut: 'Stairs £40', amount: 40 });
    calls.ask.mockRejectedValueOnce(new ApiError('unavailable', 'away')).mockResolvedValue({ extra: 'x' });
    show();
    await choose('What is different?', 'Stairs');
    await choose('Floor', '4');
    await press('Show the price');
    expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('£40 more: Delivery: 4th floor');
    expect(calls.ask).not.toHaveBeenCalled();
    await press('Ask the customer for £40');
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(/There is no connection.*020 7946 0123/);
    expect(kept).not.toHaveBeenCalled();
    await press('Show the price');
    await press('Ask the customer for £40');
    expect(calls.ask.mock.calls.at(-1)?.[0]).toMatchObject({
      crewDay: 'd',
      visit: 'v',
      asked: 'kind=floors&stop=delivery&floor=4&lift=no',
      expected: 40,
    });
    expect(kept).toHaveBeenCalledTimes(1);
  });

  it('XTR-1: a price that was shown goes when anything is changed', async () => {
    calls.price.mockResolvedValue({ kind: 'price', what: 'x', workedOut: '', amount: 40 });
    show();
    await userEvent.type(screen.getByLabelText('Cubic feet above the 250 on the list'), '30');
    await press('Show the price');
    expect(calls.price.mock.calls[0]?.[0].asked).toBe('kind=volume&cubicFeet=280');
    await userEvent.type(screen.getByLabelText('Cubic feet above the 250 on the list'), '0');
    expect(screen.queryByRole('button', { name: /^Ask the customer/, hidden: true })).toBeNull();
  });

  it('XTR-1: waiting begins with the minutes since the arrival, and nothing is asked without a number', async () => {
    show();
    await choose('What is different?', 'Waiting');
    expect(screen.getByLabelText('Minutes waited')).toHaveValue(75);
    await userEvent.clear(screen.getByLabelText('Minutes waited'));
    await press('Show the price');
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('Enter a whole number.');
    expect(calls.price).not.toHaveBeenCalled();
  });

  it('XTR-1: what comes to more than £150 is for the office, with its number', async () => {
    calls.price.mockResolvedValue({ kind: 'refused', why: 'desk_only' });
    show();
    await choose('What is different?', 'Waiting');
    await press('Show the price');
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(/more than £150.*Phone the office/);
    expect(screen.getByRole('link', { name: /^Office/, hidden: true })).toHaveAttribute('href', OFFICE.href);
    expect(screen.queryByRole('button', { name: /^Ask the customer/, hidden: true })).toBeNull();
  });

  it('CRW-1: without a network nothing is kept for later: the page offers the telephone', () => {
    network(false);
    show();
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
    expect(screen.getByText(/There is no connection/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ada: 07700 900123', hidden: true })).toHaveAttribute(
      'href',
      JOB.phoneHref,
    );
  });

  it.each([
    ['asked', '10:45', 'asked 10:42, until 11:02', false],
    ['asked', '11:02', 'asked 10:42, no answer known at 11:02', true],
    ['agreed', '10:45', 'agreed, £34', true],
    ['paid', '10:45', 'agreed, £34', true],
    ['refused', '10:45', 'refused: leave it', true],
    ['lapsed', '11:10', 'no answer, so no: leave it', true],
    ['withdrawn', '10:45', 'withdrawn by the office: leave it', true],
  ] as const)('XTR-1: one that is %s says at %s "%s"', (state, time, words, canAsk) => {
    const { container } = show({ extras: [extra(state)] }, time);
    expect(container.querySelector('summary')).toHaveTextContent(`Extras (1) Stairs, £34: ${words}`);
    expect(screen.queryByRole('button', { name: 'Show the price', hidden: true }) !== null).toBe(canAsk);
  });

  it('XTR-1: after the work nothing is asked', () => {
    show({ events: [...JOB.events, { id: 'd', type: 'done', at: at('10:40'), minutes: null }] });
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });
});
