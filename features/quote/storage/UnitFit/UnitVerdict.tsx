import Link from 'next/link';
import { ROUTES, stepPath } from '@/lib/routes';
import { useWizardContext } from '../../engine/context';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { useAnswers } from '../../engine/form';
import { useUnitFit } from './use-unit-fit';

/** Beside the price on every step: that not everything fits, until something is done about it (FIT-1). */
export function UnitVerdict() {
  const { draftId } = useWizardContext();
  const { values } = useAnswers<StorageAnswers>();
  const fit = useUnitFit();
  if (!fit || fit.holds) return null;
  if (fit.isAgreed && !values.isTopUp) return <span>We store what fits. The rest stays with you.</span>;
  return (
    <span>
      Not everything fits this unit.{' '}
      <Link href={`${stepPath(ROUTES.storageQuote, 'items', draftId)}#fit`} shallow prefetch={false}>
        Choose what to do
      </Link>
    </span>
  );
}
