import type { ExtraDto } from '@/lib/contracts/extras';
import { orderExtras } from './model';

const WAITED: ExtraDto = {
  id: 'extra',
  kind: 'waiting',
  what: 'Our crew waited 50 minutes',
  workedOut: '',
  reason: '',
  amount: 20,
  state: 'asked',
  answerBy: '2026-12-15T10:42:00.000Z',
  paymentUrl: null,
};

it.each<[ExtraDto['state'], string | undefined]>([
  ['asked', 'Do you agree to £20 more? Our crew waited 50 minutes. Answer by 10:42; no answer means no.'],
  ['agreed', 'You agreed to £20 more. Our crew waited 50 minutes.'],
  ['paid', undefined],
  ['refused', undefined],
  ['lapsed', undefined],
  ['withdrawn', undefined],
])('XTR-1: the order page asks for what waits: %s', (state, text) => {
  const prompt = orderExtras([{ ...WAITED, state }], '/extra')?.prompt;
  expect(prompt ? `${prompt.title} ${prompt.text}` : undefined).toBe(text);
});

it('XTR-1: it lists all, and nothing where nothing was asked', () => {
  expect(orderExtras([], '/extra')).toBeNull();
  expect(orderExtras([{ ...WAITED, state: 'lapsed' }], '/extra')?.facts).toEqual([
    { label: 'Waiting', value: '£20: no answer, so no', detail: 'Our crew waited 50 minutes' },
  ]);
});
