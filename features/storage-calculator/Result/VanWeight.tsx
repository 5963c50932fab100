import { Gauge } from '@/components/ui/Gauge';
import type { PlanFit } from '@/lib/domain/pricing/fit';
import { formatKilograms } from '@/lib/domain/catalogue/inventory';
import { VAN } from '@/lib/domain/catalogue/vans';
import styles from './Result.module.scss';

/** Renders the weight of the list against the vans' payload, and the consequence if it is too heavy. */
export function VanWeight({ fit }: { readonly fit: PlanFit }) {
  const payload = fit.vans * VAN.kilograms;
  const holder = fit.vans === 1 ? 'the van' : `${fit.vans} vans`;
  return (
    <>
      <Gauge
        label={`Weight for ${holder}, estimated`}
        value={fit.kilograms}
        max={payload}
        text={`${formatKilograms(fit.kilograms)} of ${formatKilograms(payload)}`}
      />
      {fit.loads > fit.vans ? (
        <p className={styles.aside}>
          {`Too heavy for ${holder} in one trip: we drive twice or send a heavier van, at no extra cost.`}
        </p>
      ) : null}
    </>
  );
}
