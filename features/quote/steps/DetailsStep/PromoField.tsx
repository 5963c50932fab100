import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/TextField';
import { formatPence } from '@/lib/domain/money';
import type { CheckoutAnswers } from '@/lib/domain/answers/checkout';
import { useWizardContext } from '../../engine/context';
import { codeOf, sentenceOf } from '../../engine/failures';
import { useAnswers } from '../../engine/form';
import { promoRefusal } from './promo-refusals';
import styles from './DetailsStep.module.scss';

/** Asks for a promo code and shows its discount before payment. */
export function PromoField() {
  const { values, setField, errorOf, setError } = useAnswers<CheckoutAnswers>();
  const { price } = useWizardContext();
  const [isBusy, setBusy] = useState(false);
  const code = values.promo.trim();
  const discount = price.quote?.lines.find((line) => line.code === 'promo_discount');
  const isApplied = code !== '' && price.promo === values.promo && discount !== undefined;

  const apply = async () => {
    setBusy(true);
    setError('promo', undefined);
    await price.confirm(values.promo).catch((error: unknown) => {
      const refusal = codeOf(error);
      setError('promo', promoRefusal(refusal) ?? sentenceOf(refusal));
    });
    setBusy(false);
  };

  return (
    <div className={styles.promo}>
      <TextField
        label="Promo code"
        name="promo"
        optional
        value={values.promo}
        onChange={(promo) => setField('promo', promo)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={errorOf('promo')}
        success={isApplied ? `Applied: ${formatPence(discount.amount)}` : undefined}
      />
      <Button
        kind="secondary"
        loading={isBusy}
        disabled={code === '' && price.promo === ''}
        onClick={() => void apply()}
      >
        Apply
      </Button>
    </div>
  );
}
