import { Button } from '@/components/ui/Button';
import { DeskInput, DeskSelect, MOST_SIGNS_OF_POUNDS } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable } from '@/features/desk-kit/DeskTable';
import { PageHeading, Panel, Sheet, StateTag } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { PromoView } from '@/lib/contracts/desk-promo';

const COLUMNS = [
  { title: 'Code' },
  { title: 'Discount' },
  { title: 'Valid' },
  { title: 'Used', isNumber: true },
  { title: 'Status' },
  { title: 'Action' },
];
const KINDS = [
  { value: 'percent', label: 'Percent' },
  { value: 'fixed', label: 'Pounds' },
];

export function PromoPage({ title, today, codes }: PromoView & { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <Sheet>
        <DeskTable
          caption={title}
          columns={COLUMNS}
          rows={codes.map(({ code, gives, valid, used, state, canEnd }) => ({
            key: code,
            cells: [
              <strong key="code">{code}</strong>,
              gives,
              valid,
              used,
              <StateTag key="state" {...state} />,
              canEnd ? (
                <DeskForm key="end" action={deskFormPath('endPromo')} hidden={{ code }}>
                  <Button type="submit" kind="outline" size="xs" aria-label={`End ${code}`}>
                    End
                  </Button>
                </DeskForm>
              ) : null,
            ],
          }))}
          empty="No promo codes yet."
        />
      </Sheet>
      <Panel title="New code">
        <DeskForm action={deskFormPath('createPromo')} isRow>
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
          <Button type="submit">Create</Button>
        </DeskForm>
      </Panel>
    </>
  );
}
