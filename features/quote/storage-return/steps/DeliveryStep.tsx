import { AddressField } from '../../steps/AddressStep';
import styles from '../../steps/steps.module.scss';
import { StudentField } from '../../steps/StudentField';

export function DeliveryStep() {
  return (
    <div className={styles.stack}>
      <AddressField kind="delivery" isAlone />
      <StudentField />
    </div>
  );
}
