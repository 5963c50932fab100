import { useState } from 'react';
import { Accordion } from '@/components/ui/Accordion';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { FolderTabs } from '@/components/ui/FolderTabs';
import { Tape, type TapeStep } from '@/components/ui/Tape';
import styles from './sheet.module.scss';

const STEPS: readonly TapeStep[] = ['Packing', 'Addresses', 'Items', 'Day and slot', 'Your details'].map(
  (title, index) => ({
    id: title,
    title,
    href: '/ui',
    state: index < 2 ? 'completed' : index === 2 ? 'active' : 'upcoming',
  }),
);
const TABS = ['Moving', 'Storage', 'Cleaning', 'Return'].map((label) => ({ id: label.toLowerCase(), label }));
const QUESTIONS = [
  {
    title: 'What does “from £49” include?',
    content: <p>The van, the movers and the first 10 cubic feet. Each extra one adds 60p.</p>,
  },
  {
    title: 'How far does a fixed plan go?',
    content: <p>Twenty-five miles. Beyond that you see the price per mile before you book.</p>,
  },
];

export function Navigation() {
  const [tab, setTab] = useState('moving');
  return (
    <>
      <Tape steps={STEPS} label="Example of progress" end="Check and pay" />
      <div className={styles.ticket}>
        <FolderTabs label="Services" tabs={TABS} value={tab} onChange={setTab}>
          <p className={styles.summaryBody}>The panel of {tab}</p>
        </FolderTabs>
      </div>
      <Breadcrumb trail={breadcrumbTrail('/services/shipping/united-arab-emirates')} />
      <Accordion items={QUESTIONS} name="sheet-questions" />
    </>
  );
}
