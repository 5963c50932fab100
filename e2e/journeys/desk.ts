import type { DayDto } from '@/lib/contracts/slots';
import { SAMPLE_ANSWERS } from '@/lib/testing/site-client';

/** Returns the state of a day in a visitor's calendar, as a list of one. */
export async function daysOffered(origin: string, date: string): Promise<readonly string[]> {
  const response = await fetch(`${origin}/smart-app/api/v1/slots`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ service: 'MOVING', from: date, to: date, answers: SAMPLE_ANSWERS }),
  });
  const { days } = (await response.json()) as { readonly days: readonly DayDto[] };
  return days.map(({ state }) => state);
}
