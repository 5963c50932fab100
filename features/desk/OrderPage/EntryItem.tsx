import { Button } from '@/components/ui/Button/Button';
import type { DeskEntry } from '@/lib/contracts/desk-call-views';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { DeskForm } from '../DeskForm/DeskForm';
import { StateTag } from '../Panel/StateTag';
import styles from './EntriesPanel.module.scss';

/** A note or a call; its call-back is closed by one press. */
export function EntryItem({ reference, id, what, said, text, callBack }: DeskEntry & { readonly reference: string }) {
  return (
    <li className={styles.entry}>
      <span className={styles.what}>{what}</span>
      <span className={styles.said}>{said}</span>
      {text ? <p className={styles.text}>{text}</p> : null}
      {callBack ? (
        <div className={styles.callBack}>
          <StateTag {...callBack.state} />
          <span>{callBack.when}</span>
          {callBack.isOpen ? (
            <DeskForm action={deskFormPath('closeCallBack')} hidden={{ reference, entry: id }}>
              <Button type="submit" kind="outline" size="xs" aria-label={`Done: call back ${callBack.when}`}>
                Done
              </Button>
            </DeskForm>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
