import Link from 'next/link';
import { unitContents, type StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { ROUTES, stepPath } from '@/lib/routes';
import { allButText } from '@/lib/domain/wording';
import { useAnswers, useWizardContext } from '../engine/form';
import { StepPage, question, type StepView } from '../pages/StepPage';
import type { Questions } from '../engine/types';
import { LoadSummary } from '../steps/LoadSummary/LoadSummary';
import { useUnitFit } from './UnitFit/use-unit-fit';
import { StorageStepPropsProvider, useStorageStepProps, type StorageStepProps } from './step-props';
import { floorOf } from './units';
import { storageFlowOf } from './flow';

function UnitSummary() {
  const { values } = useAnswers<StorageAnswers>();
  const { unitPictures } = useStorageStepProps();
  const { storageSpace } = values;
  const contents = unitContents(values);
  const floor = floorOf(values);
  if (storageSpace === '' || !floor) return null;
  const [width, depth] = floor;
  const { pieces, cubicFeet } = inventoryTotals(contents);
  const capacity = width * depth * UNIT_HEIGHT_FEET;
  const volume = {
    label: `Unit ${Math.ceil((100 * cubicFeet) / capacity)}% full`,
    value: cubicFeet,
    max: capacity,
    text: `${formatCubicFeet(cubicFeet)} of ${formatCubicFeet(capacity)}`,
  };
  return (
    <LoadSummary
      picture={unitPictures[storageSpace]}
      items={contents}
      hold={{ kind: 'unit', width, depth }}
      gauges={pieces > 0 ? [volume] : []}
    />
  );
}

/** Renders on every step that not everything fits, until the visitor resolves it (FIT-1). */
function UnitVerdict() {
  const { draftId } = useWizardContext();
  const { values } = useAnswers<StorageAnswers>();
  const fit = useUnitFit();
  if (!fit || fit.holds) return null;
  if (fit.isAgreed && !values.isTopUp) return <span>We store what fits. The rest stays with you.</span>;
  return (
    <span>
      <span>{fit.allBut ? `This unit holds ${allButText(fit.allBut)}.` : 'Not everything fits this unit.'}</span>{' '}
      <Link href={`${stepPath(ROUTES.storageQuote, 'items', draftId)}#fit`} shallow prefetch={false}>
        Choose what to do
      </Link>
    </span>
  );
}

const STORAGE_QUESTIONS: Questions = {
  packing: question(async () => (await import('../steps/PackingStep')).CollectionPackingStep),
  space: question(async () => (await import('./steps/SpaceStep')).SpaceStep),
  address: question(async () => (await import('../steps/AddressStep')).CollectionAddressStep),
  items: question(async () => (await import('./steps/StoredItemsStep')).StoredItemsStep),
  date: question(async () => (await import('../steps/DateStep')).DateStep),
  details: question(async () => (await import('../steps/DetailsStep')).DetailsStep),
};

export type StorageStepPageProps = StepView<StorageAnswers> & { readonly facts: Omit<StorageStepProps, 'rental'> };

export function StorageStepPage({ facts, ...page }: StorageStepPageProps) {
  const asked = page.view.kind === 'question' ? page.view : null;
  return (
    <StorageStepPropsProvider value={{ ...facts, rental: asked?.rental ?? null }}>
      <StepPage
        flow={storageFlowOf(asked?.saved.values ?? null)}
        questions={STORAGE_QUESTIONS}
        Summary={UnitSummary}
        Verdict={UnitVerdict}
        {...page}
      />
    </StorageStepPropsProvider>
  );
}
