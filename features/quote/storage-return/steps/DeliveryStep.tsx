import { ADDRESS_NAMES } from '@/lib/domain/order/address-names';
import { POSTCODE_LABELS } from '@/lib/domain/order/labels';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { useAnswers } from '../../engine/form';
import { AddressFields } from '../../steps/AddressStep';
import styles from '../../steps/steps.module.scss';
import { StudentField } from '../../steps/StudentField';

export function DeliveryStep() {
  const { values } = useAnswers<ReturnAnswers>();
  return (
    <div className={styles.stack}>
      <AddressFields
        legend={ADDRESS_NAMES.delivery}
        postcodeLabel={POSTCODE_LABELS.delivery}
        path="addresses.delivery"
        address={values.addresses.delivery}
      />
      <StudentField />
    </div>
  );
}
