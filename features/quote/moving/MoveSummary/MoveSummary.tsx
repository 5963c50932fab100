import { LiveLoad } from '@/components/load-drawing/LiveLoad';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Gauge } from '@/components/ui/Gauge/Gauge';
import { planFit } from '@/lib/domain/catalogue/fit';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { useAnswers } from '../../engine/form';
import { useMovingFacts } from '../facts';
import { loadWords, payloadOf } from '../load-words';
import styles from './MoveSummary.module.scss';

/** The van, and how full it is by volume and by weight. */
export function MoveSummary() {
  const { values } = useAnswers<MovingAnswers>();
  const { planPictures } = useMovingFacts();
  if (values.movingSpace === '') return null;
  const fit = planFit(values.movingSpace, values.furnitureItems);
  const planPicture = <Drawing {...planPictures[values.movingSpace]} alt="" />;
  const words = loadWords(values.movingSpace, fit);
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        {fit.pieces > 0 ? (
          <LiveLoad items={values.furnitureItems} hold={{ kind: 'vans', count: fit.vans }}>
            {planPicture}
          </LiveLoad>
        ) : (
          planPicture
        )}
      </div>
      {fit.pieces > 0 ? (
        <>
          <Gauge label={words.full} value={fit.cubicFeet} max={fit.capacityCubicFeet} text={words.volume} />
          <Gauge label="Weight, estimated" value={fit.kilograms} max={payloadOf(fit)} text={words.weight} />
        </>
      ) : null}
    </div>
  );
}
