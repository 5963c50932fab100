import { useState } from 'react';
import { Checkbox } from '@/components/ui/Checkbox';
import { PhoneField } from '@/components/ui/PhoneField';
import { SearchField } from '@/components/ui/SearchField';
import { SelectField } from '@/components/ui/SelectField';
import { TextArea } from '@/components/ui/TextArea';
import { TextField } from '@/components/ui/TextField';
import { MESSAGES } from '@/lib/validation/messages';
import styles from './sheet.module.scss';

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
