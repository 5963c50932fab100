import { useState } from 'react';
import { Disclosure, Disclosures } from '@/components/ui/Disclosure/Disclosure';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { FolderTabs } from '@/components/ui/FolderTabs';
import { Tape, type TapeStep } from '@/components/ui/Tape';
import { BoroughMap, type AreaMap } from '@/components/marketing/BoroughMap';
import { Segments } from '@/components/ui/Segments/Segments';
import { Button } from '@/components/ui/Button';
import { Gauge } from '@/components/ui/Gauge';
import { PriceLines } from '@/components/ui/PriceLines';
import { TicketStub } from '@/components/ui/TicketStub';
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
      <Disclosures>
        {QUESTIONS.map(({ title, content }) => (
          <Disclosure key={title} title={title} name="sheet-questions">
            {content}
          </Disclosure>
        ))}
      </Disclosures>
    </>
  );
}

const PAGES = [
  { value: 'all', label: 'Page of all areas' },
  { value: 'CMD', label: 'Page of Camden' },
];
const NEIGHBOURS = ['BRT', 'BRN', 'HGY', 'ISL', 'CTY', 'WST'];

/** Renders one map of London at a time, because the ids of its tiles must be unique. */
export function Places({ map }: { readonly map: AreaMap }) {
  const [page, setPage] = useState('all');
  const picked = page === 'all' ? {} : { current: page, near: NEIGHBOURS };
  return (
    <>
      <div className={styles.narrow}>
        <Segments legend="Where it stands" name="sheet.map" value={page} onChange={setPage} options={PAGES} />
      </div>
      <BoroughMap label="Map of London" map={map} {...picked} />
    </>
  );
}

const LINES = [
  { key: 'van', label: 'Van, two movers', detail: 'the first 25 miles are in it', amount: '£49.00' },
  { key: 'items', label: '31 items, 335 cu ft', detail: '60p a cubic foot', amount: '£201.00' },
  { key: 'charges', label: 'Road charges', amount: 'included' },
];
const next = (
  <Button kind="dark" size="l" iconAfter="arrow-right">
    Choose a day
  </Button>
);

export function Prices() {
  return (
    <>
      <div className={styles.ticket}>
        <TicketStub lead="from" price="£259" note="2 movers · 30 boxes · 25 miles · VAT included" action={next} />
      </div>
      <div className={styles.summary}>
        <div className={styles.summaryBody}>
          <Gauge label="Van 48% full" value={335} max={700} text="335 of 700 cu ft" />
          <PriceLines lines={LINES} changedKey="items" />
        </div>
        <TicketStub
          layout="column"
          lead="Total"
          price="£250"
          note="VAT included. Pay after you pick a slot."
          action={next}
        />
      </div>
      <div className={styles.narrow}>
        <Gauge label="More than one van holds" value={800} max={700} text="800 of 700 cu ft" />
      </div>
    </>
  );
}
