import { Button } from '@/components/ui/Button/Button';
import type { DeskExtra } from '@/lib/contracts/desk-extras';
import { DESK_PATHS } from '@/lib/contracts/desk-paths';
import { DeskForm } from '../DeskForm/DeskForm';
import { FactRows } from '../Panel/FactRows';
import { Panel } from '../Panel/Panel';
import { StateTag } from '../Panel/StateTag';
import styles from './ExtraPage.module.scss';

type ExtraPanelProps = { readonly reference: string; readonly extra: DeskExtra };

/** One extra with its state, and what can be done with it: a yes or no heard on the telephone, taking it back. */
export function ExtraPanel({ reference, extra }: ExtraPanelProps) {
  const { id, title, state, facts, expected, isOpen, canWithdraw } = extra;
  return (
    <Panel title={title}>
      <p className={styles.state}>
        <StateTag {...state} />
      </p>
      <FactRows facts={facts} />
      {canWithdraw ? (
        <div className={styles.ways}>
          {isOpen ? (
            <>
              <DeskForm action={DESK_PATHS.hearExtra} hidden={{ reference, extra: id, expected, answer: 'yes' }}>
                <Button type="submit" size="s" kind="secondary">
                  Yes on the telephone
                </Button>
              </DeskForm>
              <DeskForm action={DESK_PATHS.hearExtra} hidden={{ reference, extra: id, expected, answer: 'no' }}>
                <Button type="submit" size="s" kind="secondary">
                  No on the telephone
                </Button>
              </DeskForm>
            </>
          ) : null}
          <DeskForm action={DESK_PATHS.withdrawExtra} hidden={{ reference, extra: id }}>
            <Button type="submit" size="s" kind="outline">
              Withdraw
            </Button>
          </DeskForm>
        </div>
      ) : null}
    </Panel>
  );
}
