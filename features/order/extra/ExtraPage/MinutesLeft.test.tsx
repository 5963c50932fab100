import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MinutesLeft } from './MinutesLeft';

const UNTIL = '2026-12-15T10:42:00.000Z';

describe('XTR-1: the minutes that are left', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-12-15T10:40:30.000Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('count down to the end', () => {
    render(<MinutesLeft until={UNTIL} />);
    expect(screen.getByText('2 minutes left.')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('1 minute left.')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('The time is over.')).toBeVisible();
  });

  it('say nothing without a script: the time beside them does', () => {
    expect(renderToString(<MinutesLeft until={UNTIL} />)).toBe('');
  });
});
