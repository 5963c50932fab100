import { DeskForm, DeskInput, DeskSelect, MOST_SIGNS_OF_POUNDS } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { PageHeading, Panel, Sheet, StateTag, type Titled } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { PromoView } from '@/lib/contracts/desk-promo';

const COLUMNS: readonly DeskColumn<PromoView['codes'][number]>[] = [
  { title: 'Code', cell: ({ code }) => <strong>{code}</strong> },
  { title: 'Discount', cell: ({ gives }) => gives },
  { title: 'Valid', cell: ({ valid }) => valid },
  { title: 'Used', isNumber: true, cell: ({ used }) => used },
  { title: 'Status', cell: ({ state }) => <StateTag {...state} /> },
  { title: 'Action', cell: EndForm },
];

function EndForm({ code, canEnd }: PromoView['codes'][number]) {
  const submit = { kind: 'outline', size: 'xs', text: 'End', 'aria-label': `End ${code}` } as const;
  return canEnd ? <DeskForm action={deskFormPath('endPromo')} hidden={{ code }} submit={submit} /> : null;
}

const KINDS = [
  { value: 'percent', label: 'Percent' },
  { value: 'fixed', label: 'Pounds' },
];

export function PromoPage({ title, today, codes }: Titled<PromoView>) {
  return (
    <>
      <PageHeading title={title} />
      <Sheet>
        <DeskTable caption={title} columns={COLUMNS} rows={codes} empty="No promo codes yet." />
      </Sheet>
      <Panel title="New code">
        <DeskForm action={deskFormPath('createPromo')} submit={{ text: 'Create' }} isRow>
          <DeskInput label="Code" name="code" required pattern="[A-Za-z0-9\-]{3,24}" maxLength={24} />
          <DeskSelect label="Discount in" name="kind" options={KINDS} value="percent" />
          <DeskInput
            label="How much"
            name="amount"
            inputMode="decimal"
            maxLength={MOST_SIGNS_OF_POUNDS}
            required
            width="narrow"
          />
          <DeskInput label="First day" name="validFrom" type="date" value={today} required />
          <DeskInput label="Last day" name="validUntil" type="date" min={today} required />
          <DeskInput label="Maximum uses" name="usageLimit" type="number" min={1} step={1} optional width="medium" />
        </DeskForm>
      </Panel>
    </>
  );
}
