import { Button } from '@/components/ui/Button';
import { DeskArea, DeskInput, MOST_SIGNS_OF_POUNDS } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable } from '@/features/desk-kit/DeskTable';
import { FactRows, PageHeading, Panel, StateTag } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { NOTE_LENGTH, REASON_LENGTH } from '@/lib/contracts/desk-paths';
import type { RentalView } from '@/lib/contracts/desk-storage';
import styles from './RentalPage.module.scss';

const COLUMNS = [{ title: 'Period' }, { title: 'Status' }, { title: 'Amount', isNumber: true }];
const DELEGATE_COLUMNS = [{ title: 'Name' }, { title: 'Email' }, { title: 'Status' }, { title: 'Since' }];
const WAIVE = { title: 'Waive' };

export function RentalPage(view: RentalView) {
  const { reference, title, state, facts, charges, delegates, canAsk, endRule, priceFrom, today, note } = view;
  return (
    <>
      <PageHeading title={`Storage ${reference}`} state={state} detail={title}>
        {canAsk ? (
          <DeskForm action={deskFormPath('askForStorage')} hidden={{ reference }}>
            <Button type="submit">Email a payment link</Button>
          </DeskForm>
        ) : null}
      </PageHeading>
      <div className={styles.panels}>
        <Panel title="Contract">
          <FactRows facts={facts} />
        </Panel>
        <Panel title="Payments after the first">
          <DeskTable
            caption="Payments after the first"
            columns={charges.some(({ canWaive }) => canWaive) ? [...COLUMNS, WAIVE] : COLUMNS}
            rows={charges.map((charge) => ({
              key: charge.from,
              cells: [
                charge.detail ? `${charge.period}, ${charge.detail}` : charge.period,
                <StateTag key="state" {...charge.state} />,
                charge.amount,
                charge.canWaive ? (
                  <Waive key="waive" reference={reference} from={charge.from} period={charge.period} />
                ) : null,
              ],
            }))}
            empty="None yet."
          />
        </Panel>
        {delegates.length > 0 ? (
          <Panel title="People who may order a return">
            <DeskTable
              caption="People who may order a return"
              columns={DELEGATE_COLUMNS}
              rows={delegates.map(({ id, name, email, state: right, since }) => ({
                key: id,
                cells: [name, email, <StateTag key="state" {...right} />, since],
              }))}
              empty="Nobody."
            />
          </Panel>
        ) : null}
        <Panel title="Note">
          <DeskForm action={deskFormPath('noteStorage')} hidden={{ reference }}>
            <DeskArea label="Note" name="note" id="note" value={note} maxLength={NOTE_LENGTH} />
            <Button type="submit" kind="secondary">
              Save the note
            </Button>
          </DeskForm>
        </Panel>
        {priceFrom ? (
          <Panel title="New price">
            <DeskForm action={deskFormPath('setStoragePrice')} hidden={{ reference }} isRow>
              <DeskInput
                label="Pounds a week, with VAT"
                name="perWeek"
                inputMode="decimal"
                maxLength={MOST_SIGNS_OF_POUNDS}
                required
              />
              <DeskInput
                label="From"
                name="from"
                id="price-from"
                type="date"
                min={priceFrom}
                value={priceFrom}
                required
              />
              <Button type="submit" kind="secondary">
                Announce it
              </Button>
            </DeskForm>
          </Panel>
        ) : null}
        {endRule ? (
          <Panel title="End">
            <p>{endRule}</p>
            <DeskForm action={deskFormPath('endStorage')} hidden={{ reference }} isRow>
              <DeskInput label="Everything is out on" name="date" type="date" min={today} value={today} required />
              <Button type="submit" kind="outline">
                End the storage
              </Button>
            </DeskForm>
          </Panel>
        ) : null}
      </div>
    </>
  );
}

type WaiveProps = { readonly reference: string; readonly from: string; readonly period: string };

function Waive({ reference, from, period }: WaiveProps) {
  return (
    <DeskForm action={deskFormPath('waiveCharge')} hidden={{ reference, from }} isRow>
      <DeskInput label="Reason" name="reason" id={`reason-${from}`} required maxLength={REASON_LENGTH} />
      <Button type="submit" kind="outline" size="xs" aria-label={`Waive ${period}`}>
        Waive
      </Button>
    </DeskForm>
  );
}
