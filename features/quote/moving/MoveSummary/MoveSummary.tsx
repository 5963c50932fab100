import { LiveLoad } from '@/components/load-drawing/LiveLoad';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Gauge } from '@/components/ui/Gauge/Gauge';
import { planFit } from '@/lib/domain/catalogue/fit';
import { formatCubicFeet, formatKilograms } from '@/lib/domain/catalogue/inventory';
import { VAN } from '@/lib/domain/catalogue/vans';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { useAnswers } from '../../engine/form';
import { useMovingFacts } from '../facts';
import styles from './MoveSummary.module.scss';

/** The van, and how full it is by volume and by weight. */
export function MoveSummary() {
  const { values } = useAnswers<MovingAnswers>();
  const { planPictures } = useMovingFacts();
  if (values.movingSpace === '') return null;
  const fit = planFit(values.movingSpace, values.furnitureItems);
  const planPicture = <Drawing {...planPictures[values.movingSpace]} alt="" />;
  const holder = values.movingSpace === 'custom' ? (fit.vans === 1 ? 'Van' : `${fit.vans} vans`) : 'Plan';
  const kilograms = fit.vans * VAN.kilograms;
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
          <Gauge
            label={`${holder} ${fit.percentFull}% full`}
            value={fit.cubicFeet}
            max={fit.capacityCubicFeet}
            text={`${formatCubicFeet(fit.cubicFeet)} of ${formatCubicFeet(fit.capacityCubicFeet)}`}
          />
          <Gauge
            label="Weight, estimated"
            value={fit.kilograms}
            max={kilograms}
            text={`${formatKilograms(fit.kilograms)} of ${formatKilograms(kilograms)}`}
          />
        </>
      ) : null}
    </div>
  );
}
