import { useState } from 'react';
import { BUTTON_KINDS, BUTTON_SIZES, Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CheckCards } from '@/components/ui/CheckCards';
import { Checkbox } from '@/components/ui/Checkbox';
import { Chips } from '@/components/ui/Chips/Chips';
import { PhoneField } from '@/components/ui/PhoneField';
import { RadioCards } from '@/components/ui/RadioCards/RadioCards';
import { SearchField } from '@/components/ui/SearchField';
import { Segments } from '@/components/ui/Segments/Segments';
import { SelectField } from '@/components/ui/SelectField';
import { Stepper } from '@/components/ui/Stepper';
import { Tag } from '@/components/ui/Tag';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { MESSAGES } from '@/lib/validation/messages';
import styles from './sheet.module.scss';

/** Renders every size of each kind of button, then the states of each kind (UI-1). */
export function Buttons() {
  return (
    <>
      {BUTTON_KINDS.map((kind) => (
        <div key={kind} className={styles.row}>
          {BUTTON_SIZES.map((size) => (
            <Button key={size} kind={kind} size={size}>
              Get a price
            </Button>
          ))}
        </div>
      ))}
      {BUTTON_KINDS.map((kind) => (
        <div key={kind} className={styles.row}>
          <Button kind={kind}>Rest</Button>
          <span className={styles.asHover}>
            <Button kind={kind}>Hover</Button>
          </span>
          <span className={styles.asPressed}>
            <Button kind={kind}>Pressed</Button>
          </span>
          <span className={styles.asFocus}>
            <Button kind={kind}>Focus</Button>
          </span>
          <Button kind={kind} loading>
            Loading
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button iconAfter="arrow-right">Next: day and slot</Button>
        <Button kind="outline" iconBefore="arrow-left">
          Addresses
        </Button>
        <ButtonLink href="/" kind="secondary">
          A link that looks like a button
        </ButtonLink>
      </div>
      <Button kind="dark" size="l" fullWidth iconAfter="arrow-right">
        As wide as its place
      </Button>
    </>
  );
}

const FLOORS = ['Lower floor', 'Ground floor', '1', '2', '3'].map((label) => ({ value: label, label }));
const ignore = () => undefined;

export function Fields() {
  const [name, setName] = useState('');
  const [floor, setFloor] = useState('Ground floor');
  const [search, setSearch] = useState('sofa');
  const [phone, setPhone] = useState({ prefix: '44', number: '' });
  const [about, setAbout] = useState('');
  const [checked, setChecked] = useState(true);
  return (
    <>
      <SearchField
        label="Search items"
        placeholder="Search: sofa, wardrobe, bike"
        value={search}
        onChange={setSearch}
      />
      <div className={styles.columns}>
        <TextField label="First name" name="sheet.name" value={name} onChange={setName} />
        <TextField
          label="Email"
          name="sheet.email"
          value="sam@example"
          onChange={ignore}
          error={MESSAGES.emailInvalid}
        />
        <TextField
          label="Postcode"
          name="sheet.postcode"
          icon="pin"
          value="N1 2TX"
          onChange={ignore}
          success="Islington, in our area"
        />
        <TextField
          label="Promo code"
          name="sheet.promo"
          optional
          hint="On a card or in an email from us"
          value=""
          onChange={ignore}
        />
        <TextField label="Order reference" name="sheet.reference" disabled value="SSM-2049" onChange={ignore} />
        <SelectField label="Floor" name="sheet.floor" options={FLOORS} value={floor} onChange={setFloor} />
        <SelectField
          label="Which floor"
          name="sheet.floorError"
          options={FLOORS}
          value={floor}
          onChange={setFloor}
          error="Choose a floor"
        />
        <TextArea
          label="About the home"
          name="sheet.about"
          optional
          value={about}
          onChange={setAbout}
          hint="In your own words"
        />
        <PhoneField
          {...phone}
          id="sheet-phone"
          prefixName="sheet-prefix"
          onPrefixChange={(prefix) => setPhone({ ...phone, prefix })}
          onNumberChange={(number) => setPhone({ ...phone, number })}
        />
        <PhoneField
          label="Phone number with an error"
          id="sheet-phone-error"
          prefixName="sheet-prefix-error"
          prefix="44"
          number="12"
          onPrefixChange={ignore}
          onNumberChange={ignore}
          error={MESSAGES.phoneInvalid}
        />
      </div>
      <div className={styles.columns}>
        <Checkbox label="Send me news" name="sheet.news" checked={checked} onChange={setChecked} />
        <Checkbox
          label="I agree to the terms"
          name="sheet.terms"
          checked={false}
          onChange={ignore}
          error={MESSAGES.termsRequired}
        />
        <Checkbox
          label="Lift at this address"
          hint="Big enough for a sofa"
          name="sheet.lift"
          checked={false}
          onChange={ignore}
        />
        <Checkbox label="Not available here" name="sheet.off" checked={false} disabled onChange={ignore} />
      </div>
    </>
  );
}

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
