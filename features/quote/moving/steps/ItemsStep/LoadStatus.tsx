import { planFit } from '@/lib/domain/pricing/fit';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { useAnswers } from '../../../engine/form';
import { loadWords } from '../../../steps/LoadSummary/load-words';
import styles from './ItemsStep.module.scss';

/** Announces the load and its gauges to screen readers, politely, after every change of the list. */
export function LoadStatus() {
  const { values } = useAnswers<MovingAnswers>();
  const { movingSpace, furnitureItems } = values;
  const isEmpty = movingSpace === '' || furnitureItems.length === 0;
  const words = isEmpty ? null : loadWords(movingSpace, planFit(movingSpace, furnitureItems));
  return (
    <p role="status" className={styles.spoken}>
      {words ? `${words.full}: ${words.volume}, ${words.weight}` : ''}
    </p>
  );
}
