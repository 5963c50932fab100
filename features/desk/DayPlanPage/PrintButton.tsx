import { Button } from '@/components/ui/Button/Button';
import styles from './DayPlanPage.module.scss';

/** Without script it is not there: browsers print on their own. */
export function PrintButton() {
  return (
    <Button kind="secondary" size="s" iconBefore="print" className={styles.print} onClick={() => window.print()}>
      Print
    </Button>
  );
}
