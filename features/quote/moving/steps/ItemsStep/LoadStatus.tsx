import { planFit } from '@/lib/domain/pricing/fit';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { useAnswers } from '../../../engine/form';
import { loadWords } from '../../../steps/LoadSummary/load-words';
import styles from './ItemsStep.module.scss';

/** What the drawing of the load and its gauges show, said politely whenever the list changes. */
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
