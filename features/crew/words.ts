import type { CrewEventType } from '@/lib/domain/visits/states';

export const STEP_WORDS: Readonly<Record<CrewEventType, string>> = {
  on_the_way: 'On the way',
  arrived: 'We have arrived',
  loading: 'Start loading',
  driving: 'Start driving',
  unloading: 'Start unloading',
  working: 'Start cleaning',
  done: 'Job done',
  undone: 'Undo the last step',
  called: 'No answer at the door: we called',
  absent: 'Nobody is here',
};

export function unsentWords(waiting: number, refused: number): string {
  const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);
  const parts = [
    ...(waiting > 0 ? [`${things(waiting)} not sent yet`] : []),
    ...(refused > 0 ? [`${things(refused)} not accepted by the office: please phone`] : []),
  ];
  return parts.length === 0 ? 'Everything is sent' : parts.join(', ');
}
