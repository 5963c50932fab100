import { byLikelihood } from './desk-order';

it('DSK-1: what an operator most likely does next stands first, by what there is', () => {
  expect(byLikelihood(['confirm', 'payment_link'], false)).toEqual(['payment_link', 'confirm']);
  expect(byLikelihood(['reschedule', 'address', 'items', 'cancel', 'refund'], false)).toEqual([
    ...['reschedule', 'address', 'items', 'refund', 'cancel'],
  ]);
  expect(byLikelihood(['reschedule', 'complete', 'claim', 'extra', 'refund'], false)[0]).toBe('complete');
  expect(byLikelihood(['extra', 'refund', 'claim'], false)).toEqual(['claim', 'extra', 'refund']);
});

it('DSK-1: while a crew is at work, extras stand first, behind a payment that is missing', () => {
  expect(byLikelihood(['reschedule', 'complete', 'claim', 'extra'], true)).toEqual([
    ...['extra', 'complete', 'reschedule', 'claim'],
  ]);
  expect(byLikelihood(['reschedule', 'extra', 'payment_link'], true)).toEqual(['payment_link', 'extra', 'reschedule']);
});
