import { formatPence } from '@/lib/domain/money';
import type { ReturnAnswers } from '@/lib/domain/order/return-answers';
import { RETURN_ADD_ONS } from '@/lib/domain/order/types';
import { useWizardContext } from '../../engine/context';
import { useAnswers } from '../../engine/form';
import { AddOnsField } from '../../steps/AddOnsField/AddOnsField';
import styles from '../../steps/steps.module.scss';
import { UnitField, UnitPicture } from '../../units/UnitField/UnitField';
import { hasOnlinePrice } from '../../units/units';
import { useReturnFacts } from '../facts';
import { NAMED_ITEMS } from '../prefill';
import { localQuote } from '../price';
import { NamedItems } from './NamedItems';

/** Everything in a unit or only named things, and what we do beside bringing it. */
export function WhatStep() {
  const { values, setField } = useAnswers<ReturnAnswers>();
  const { price } = useWizardContext();
  const { unitPictures, returnPicture } = useReturnFacts();
  const isNamed = values.returnKind === NAMED_ITEMS;

  /** The whole price with another answer to what comes back. */
  const totalWith = (what: Partial<ReturnAnswers>): string | null => {
    const quote = localQuote({ ...values, ...what }, price.quote?.distanceMiles ?? null, price.quote?.promo);
    return quote && formatPence(quote.totalWithDiscount);
  };
  const choose = async (what: string) => {
    if (what === NAMED_ITEMS) return setField('returnKind', NAMED_ITEMS);
    // The unit first: at no moment is it a return of a unit that is not known.
    await setField('storageSpace', what);
    if (what !== 'custom') await setField('squareFeet', null);
    await setField('returnKind', 'unit');
  };
  return (
    <div className={styles.stack}>
      <UnitField
        legend="What comes back"
        hint="Each price is for the whole return, VAT included. All units are drawn in one scale."
        pictures={unitPictures}
        value={isNamed ? NAMED_ITEMS : values.storageSpace}
        onChange={(what) => void choose(what)}
        instead={{
          value: NAMED_ITEMS,
          title: 'Only what I name',
          description: 'List the things below.',
          price: `${values.furnitureItems.length > 0 ? '' : 'from '}${totalWith({ returnKind: NAMED_ITEMS }) ?? ''}`,
          media: <UnitPicture picture={returnPicture} />,
        }}
        priceOf={(unit) => (hasOnlinePrice(unit) ? totalWith({ returnKind: 'unit', ...unit }) : null)}
      />
      {isNamed ? <NamedItems /> : null}
      <AddOnsField legend="Unpacking and other help" offered={RETURN_ADD_ONS} />
    </div>
  );
}
