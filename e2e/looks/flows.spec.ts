import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import { flowPath, startPath, stepPath } from '@/lib/routes';
import * as site from '@/lib/testing/site-client';
import { hasScript } from '../pages/quote.page';
import { DAY } from './days';
import { ENDS, expectLook, PHONE, test, WIDTHS } from './picture';

const move = site.withSlot(
  {
    ...site.SAMPLE_ANSWERS,
    furnitureItems: [{ id: 'sofa_3', title: 'Sofa, 3 seats', quantity: 1, cubicFeet: 50, kilograms: 55 }],
  },
  DAY.ofFlows,
);

/** Complete answers, so that every step can be opened. */
const ANSWERS: AnswersOf = {
  moving: move,
  storage: site.storageInsteadOf(move),
  'storage-return': site.returnInsteadOf(move),
  cleaning: site.cleanInsteadOf(move),
};

type Pictured = readonly (readonly [step: string, widths: readonly number[]])[];

/**
 * The widths of the pictures by step: phone only for steps that look like a move's, both ends for steps with their own
 * questions.
 */
const STEPS: Readonly<Record<FlowId, Pictured>> = {
  moving: ['packing', 'addresses', 'items', 'date', 'details', 'check'].map((step) => [step, WIDTHS] as const),
  storage: [
    ['space', ENDS],
    ['address', PHONE],
    ['items', PHONE],
    ['check', PHONE],
  ],
  'storage-return': [
    ['packing', ENDS],
    ['address', PHONE],
    ['check', PHONE],
  ],
  cleaning: [
    ['home', ENDS],
    ['address', PHONE],
    ['check', PHONE],
  ],
};

/** A text that a step shows when it has computed its result, by the name of its pictures. */
const WORKED_OUT: Readonly<Record<string, RegExp>> = { 'quote.storage.items': /^If this is everything/ };

for (const flow of ['moving', 'storage', 'storage-return', 'cleaning'] as const) {
  const path = flowPath(flow);

  test(`the start of ${flow} looks as in its pictures`, async ({ page }) => {
    await page.goto(startPath(path));
    await expectLook(page, `quote.${flow}`);
  });
  for (const [step, widths] of STEPS[flow]) {
    test(`${flow}, ${step} looks as in its pictures`, async ({ page, backend }) => {
      const { draftId } = await site.saveDraft(backend, ANSWERS[flow], 'details', flow);
      await page.goto(stepPath(path, step, draftId));
      await hasScript(page.getByRole('main'));
      const name = `quote.${flow}.${step}`;
      const late = WORKED_OUT[name];
      if (late) await page.getByText(late).waitFor();
      await expectLook(page, name, { widths, isReloaded: step === 'check' });
    });
  }
}
