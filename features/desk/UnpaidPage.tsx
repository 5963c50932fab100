import type { UnpaidLine, UnpaidView } from '@/lib/contracts/desk-money';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { PageHeading, Panel, type Titled } from '@/features/desk-kit/Panel/Panel';
import { Lines } from './TodayPage/TodayPage';
import styles from './UnpaidPage.module.scss';

/** Renders unpaid and lapsed orders, with a button that emails a payment link. */
export function UnpaidPage({ title, total, owed, lapsed, lapsedDays }: Titled<UnpaidView>) {
  return (
    <>
      <PageHeading title={title} detail={owed.length > 0 ? `${total} to pay` : 'Everything is paid'} />
      <div className={styles.panels}>
        <Panel title={owed.length > 0 ? `To pay: ${total}` : 'To pay'}>
          <Lines lines={owed} empty="Everything is paid." actionOf={askButton} />
        </Panel>
        <Panel title={`Not paid in time, last ${lapsedDays} days`}>
          <Lines lines={lapsed} empty="No lapsed order can still be held again." actionOf={askButton} />
        </Panel>
      </div>
    </>
  );
}

const askButton = ({ ask, name }: UnpaidLine) =>
  ask ? (
    <DeskForm
      action={ask.action}
      hidden={ask.fields}
      submit={{ size: 's', kind: 'secondary', text: ask.label, 'aria-label': `${ask.label}: ${name}` }}
    />
  ) : null;
