import { LATE_EXCEPTION, LATE_PROMISE } from './late-rule';

it('DAY-3: the rule is said with the numbers that are paid', () => {
  expect(LATE_PROMISE).toBe(
    'If we are late, you get money back without asking: 10% of the price of the transport if we arrive more than 30 minutes after your slot, 25% after more than 90.',
  );
  expect(LATE_EXCEPTION).toBe(
    'If our crew’s report of its arrival reaches us more than 10 minutes later, our office checks it first.',
  );
});
