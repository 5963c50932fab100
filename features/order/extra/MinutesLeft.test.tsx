import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MinutesLeft } from './ExtraPage';

const LEFT_MS = 90_000;

describe('XTR-1: the minutes that are left', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2031-01-01T03:00:00.000Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('count down to the end, whatever the clock of the phone says', () => {
    render(<MinutesLeft ms={LEFT_MS} />);
    expect(screen.getByText('2 minutes left.')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('1 minute left.')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Time is up.')).toBeVisible();
  });

  it('say nothing without a script: the time beside them does', () => {
    expect(renderToString(<MinutesLeft ms={LEFT_MS} />)).toBe('');
  });
});
