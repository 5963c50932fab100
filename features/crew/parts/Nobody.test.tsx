import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CrewDayDto, CrewEventDto, CrewJobDto } from '@/lib/contracts/crew';
import type { Crew } from '../crew-state';
import { Nobody } from './JobParts';

const at = (time: string) => new Date(`2026-12-15T${time}:00.000Z`);
const event = (type: CrewEventDto['type'], time: string): CrewEventDto => ({
  id: `${type} ${time}`,
  type,
  at: at(time).toISOString(),
  minutes: null,
});
const say = jest.fn<Promise<boolean>, unknown[]>(() => Promise.resolve(true));

function show(time: string, ...more: readonly CrewEventDto[]) {
  jest.useFakeTimers({ now: at(time), advanceTimers: true });
  const job = { visit: 'v', kind: 'move', events: [event('arrived', '10:00'), ...more] } as unknown as CrewJobDto;
  const crew = { unsent: [], at: at(time), say } as unknown as Crew;
  const day = { date: '2026-12-15' } as CrewDayDto;
  return render(<Nobody job={job} day={day} crew={crew} office={{ text: '', href: '' }} />);
}
const ask = () => userEvent.click(screen.getByRole('button', { hidden: true }));

beforeEach(() => say.mockClear());
afterEach(() => jest.useRealTimers());

describe('nobody is here', () => {
  it('CRW-1: before the 30 minutes are over it says from when the office can be asked', () => {
    const { container } = show('10:29');
    expect(container).toHaveTextContent('from 10:30');
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  });

  it('CRW-1: two calls are given with their times, then the office is asked', async () => {
    show('10:42');
    await ask();
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('from 10:00 until now');
    expect(say).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('When you called, call 1'), { target: { value: '10:12' } });
    fireEvent.change(screen.getByLabelText('When you called, call 2'), { target: { value: '10:31' } });
    await ask();
    expect(say.mock.calls).toEqual([
      ['v', 'called', undefined, at('10:12')],
      ['v', 'called', undefined, at('10:31')],
      ['v', 'absent', undefined, expect.any(Date)],
    ]);
  });

  it('CRW-1: calls that were recorded are not asked for again', async () => {
    show('10:42', event('called', '10:12'), event('called', '10:20'));
    expect(screen.queryByLabelText(/^When you called/)).toBeNull();
    await ask();
    expect(say.mock.calls).toEqual([['v', 'absent', undefined, expect.any(Date)]]);
  });

  it('CRW-1: what finds no room on the phone is not asked', async () => {
    say.mockResolvedValueOnce(false);
    show('10:42', event('called', '10:12'));
    fireEvent.change(screen.getByLabelText('When you called'), { target: { value: '10:31' } });
    await ask();
    expect(say).toHaveBeenCalledTimes(1);
  });

  it('CRW-1: by a clock that is behind, what is asked again comes after the office’s word', async () => {
    const word = { ...event('stay', '10:43'), note: 'Wait.' };
    show('10:42', event('called', '10:12'), event('called', '10:20'), event('absent', '10:31'), word);
    await ask();
    expect(say.mock.calls[0]?.[3]).toEqual(new Date(at('10:43').getTime() + 1));
  });

  it('CRW-1: while the office has not answered nothing is asked again; after its answer it can be', () => {
    const asked = [event('called', '10:12'), event('called', '10:20'), event('absent', '10:31')];
    const { container, unmount } = show('10:42', ...asked);
    expect(container).toBeEmptyDOMElement();
    unmount();
    show('10:42', ...asked, { ...event('stay', '10:33'), note: 'Wait.' });
    expect(screen.getByRole('button', { hidden: true })).toBeEnabled();
  });
});
