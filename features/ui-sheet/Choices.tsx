import { useState } from 'react';
import { CheckCards } from '@/components/ui/CheckCards';
import { Chips } from '@/components/ui/Chips/Chips';
import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import { Segments } from '@/components/ui/Segments/Segments';
import { Stepper } from '@/components/ui/Stepper';
import { Tag } from '@/components/ui/Tag';
import styles from './sheet.module.scss';

const PACKING = [
  { value: 'self', title: 'I pack myself', description: 'We bring the van and carry.' },
  { value: 'us', title: 'You pack for me', description: 'Two packers, all materials.', price: '£99' },
];
const ROOMS = ['All', 'Living room', 'Bedroom', 'Kitchen'].map((label) => ({ value: label, label }));
const TERMS = [
  { value: 'weekly', label: 'Weekly', detail: 'list price' },
  { value: 'monthly', label: 'Monthly', detail: '−25%' },
  { value: '3_months', label: '3 months', detail: '−40%' },
];
const ignore = () => undefined;

export function Choices() {
  const [packing, setPacking] = useState('us');
  const [addOns, setAddOns] = useState(['us']);
  const [room, setRoom] = useState('All');
  const [term, setTerm] = useState('monthly');
  const [count, setCount] = useState(1);
  return (
    <>
      <RadioCards
        legend="Who packs?"
        name="sheet.packing"
        columns={2}
        value={packing}
        onChange={setPacking}
        options={PACKING}
      />
      <RadioCards
        legend="Nothing chosen"
        name="sheet.packingError"
        columns={2}
        value=""
        onChange={ignore}
        options={PACKING}
        error="Choose who packs"
      />
      <CheckCards
        legend="Extras"
        hint="Any of them"
        name="sheet.addOns"
        columns={2}
        value={addOns}
        onChange={setAddOns}
        options={PACKING}
      />
      <Chips legend="Room" options={ROOMS} value={room} onChange={setRoom} scroll />
      <div className={styles.narrow}>
        <Segments legend="Term" name="sheet.term" value={term} onChange={setTerm} options={TERMS} />
      </div>
      <div className={styles.narrow}>
        <Segments
          legend="Term, not chosen"
          name="sheet.termError"
          value=""
          onChange={ignore}
          options={TERMS}
          error="Choose a term"
        />
      </div>
      <div className={styles.row}>
        <Stepper label="Double bed" value={count} max={3} onChange={setCount} />
        <Stepper label="Armchair" value={0} onChange={ignore} />
        <Stepper label="Medium box" size="s" value={22} onChange={ignore} />
      </div>
      <div className={styles.row}>
        <Tag>Moving</Tag>
        <Tag kind="hot">Popular</Tag>
        <Tag kind="sample">Example</Tag>
        <Tag kind="success">Confirmed</Tag>
        <Tag kind="error">Cancelled</Tag>
      </div>
    </>
  );
}
