import { Button } from '@/components/ui/Button/Button';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { CountLine } from '@/lib/contracts/desk-proof';
import { COUNT_LABELS } from '@/lib/domain/visits/items';
import { DeskInput } from '../DeskForm/DeskField';
import { DeskForm } from '../DeskForm/DeskForm';
import { CountFields } from './CountFields';
import styles from './CountsForm.module.scss';

type CountsFormProps = { readonly visit: string; readonly event: string; readonly lines: readonly CountLine[] };

/** The list of the order as the crew counts it. What is changed is said, with what the form had shown of it. */
export function CountsForm({ visit, event, lines }: CountsFormProps) {
  const ways = lines[0]?.counts ?? [];
  return (
    <DeskForm
      action={deskFormPath('recordCounts')}
      hidden={{ visit, event }}
      idOf={(name) => (name === 'time' ? TIME : name)}
    >
      <div className={styles.ways}>
        <DeskInput label="When today, if not now" name="time" id={TIME} type="time" width="medium" />
        {/* The first button is what Enter presses. */}
        <Button type="submit">Save the counts</Button>
        {ways.map(({ way }) => (
          <Button key={way} type="submit" kind="secondary" name="rest" value={way}>
            Save, the rest {COUNT_LABELS[way].toLowerCase()} as listed
          </Button>
        ))}
      </div>
      <div className={styles.lines}>
        {lines.map((line, index) => (
          <CountFields key={line.item} name={`items[${index}]`} {...line} />
        ))}
      </div>
      <Button type="submit">Save the counts</Button>
    </DeskForm>
  );
}

const TIME = 'counts-time';
