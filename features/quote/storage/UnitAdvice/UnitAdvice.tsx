import { Button } from '@/components/ui/Button/Button';
import { Note } from '@/components/ui/Note/Note';
import { calculateStorageSize } from '@/lib/api/storage';
import { useAsked } from '@/lib/api/use-asked';
import { useSettled } from '@/lib/api/use-settled';
import type { StorageAnswers } from '@/lib/domain/order/storage-answers';
import { useAnswers } from '../../engine/form';
import { adviceFor } from './advice';

/** A stepper pressed five times is one question. */
const SETTLED_AFTER_MS = 600;

/** Whether everything fits the chosen unit, by packing it, and which unit would be right. */
export function UnitAdvice() {
  const { values, setField } = useAnswers<StorageAnswers>();
  const items = useSettled(values.furnitureItems, SETTLED_AFTER_MS);
  const { state, answer } = useAsked(calculateStorageSize, items.length > 0 ? { furnitureItems: items } : null);
  const advice = state === 'ready' && answer && items.length > 0 ? adviceFor(values, answer) : null;
  const change = async (space: string) => {
    await setField('storageSpace', space);
    await setField('squareFeet', null);
  };
  return (
    <div role="status">
      {advice?.kind === 'none' ? (
        <Note kind="info">
          This is more than our largest unit holds. You can book what fits; ring us for the rest, we price it by
          request.
        </Note>
      ) : null}
      {advice && advice.kind !== 'none' ? (
        <Note kind="info">
          <p>
            {advice.kind === 'larger'
              ? `This does not all fit. The ${advice.title} unit holds it, for ${advice.week} a week.`
              : `If this is everything, the ${advice.title} unit holds it, for ${advice.week} a week.`}
          </p>
          <Button kind="dark" size="s" onClick={() => void change(advice.space)}>
            Change to {advice.title}
          </Button>
        </Note>
      ) : null}
    </div>
  );
}
