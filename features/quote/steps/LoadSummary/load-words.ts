import type { PlanFit } from '@/lib/domain/pricing/fit';
import { formatCubicFeet, formatKilograms } from '@/lib/domain/catalogue/inventory';
import { VAN } from '@/lib/domain/catalogue/vans';
import type { MovingSpace } from '@/lib/domain/order-types';

const payloadOf = ({ vans }: Pick<PlanFit, 'vans'>): number => vans * VAN.kilograms;

/** Returns "Van 48% full", "335 cu ft of 700 cu ft" and "421 kg of 1,000 kg". */
export function loadWords(movingSpace: MovingSpace, fit: PlanFit) {
  const holder = movingSpace !== 'custom' ? 'Plan' : fit.vans === 1 ? 'Van' : `${fit.vans} vans`;
  return {
    full: `${holder} ${fit.percentFull}% full`,
    volume: `${formatCubicFeet(fit.cubicFeet)} of ${formatCubicFeet(fit.capacityCubicFeet)}`,
    weight: `${formatKilograms(fit.kilograms)} of ${formatKilograms(payloadOf(fit))}`,
  };
}

export function loadGauges(movingSpace: MovingSpace, fit: PlanFit) {
  if (fit.pieces === 0) return [];
  const { full, volume, weight } = loadWords(movingSpace, fit);
  return [
    { label: full, value: fit.cubicFeet, max: fit.capacityCubicFeet, text: volume },
    { label: 'Weight, estimated', value: fit.kilograms, max: payloadOf(fit), text: weight },
  ];
}
