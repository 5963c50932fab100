import { DeskArea, DeskForm, DeskInput, MOST_SIGNS_OF_POUNDS } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { FactPanel, PageHeading, Panel, StateTag } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { NOTE_LENGTH, REASON_LENGTH } from '@/lib/contracts/desk-paths';
import type { RentalView } from '@/lib/contracts/desk-storage';
import styles from './RentalPage.module.scss';

type Charge = RentalView['charges'][number];

const COLUMNS: readonly DeskColumn<Charge>[] = [
  { title: 'Period', cell: ({ period, detail }) => (detail ? `${period}, ${detail}` : period) },
  { title: 'Status', cell: ({ state }) => <StateTag {...state} /> },
  { title: 'Amount', isNumber: true, cell: ({ amount }) => amount },
];
const waiveColumn = (reference: string): DeskColumn<Charge> => ({
  title: 'Waive',
  cell: (charge) => (charge.canWaive ? <Waive reference={reference} {...charge} /> : null),
});
const DELEGATE_COLUMNS: readonly DeskColumn<RentalView['delegates'][number]>[] = [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Status', cell: ({ state }) => <StateTag {...state} /> },
  { title: 'Since', cell: ({ since }) => since },
];

export function RentalPage(view: RentalView) {
  const { reference, title, state, facts, charges, delegates, canAsk, endRule, priceFrom, today, note } = view;
  return (
    <>
      <PageHeading title={`Storage ${reference}`} state={state} detail={title}>
        {canAsk ? (
          <DeskForm
            action={deskFormPath('askForStorage')}
            hidden={{ reference }}
            submit={{ text: 'Email a payment link' }}
          />
        ) : null}
      </PageHeading>
      <div className={styles.panels}>
        <FactPanel title="Contract" facts={facts} />
        <Panel title="Payments after the first">
          <DeskTable
            caption="Payments after the first"
            columns={charges.some(({ canWaive }) => canWaive) ? [...COLUMNS, waiveColumn(reference)] : COLUMNS}
            rows={charges}
            empty="None yet."
          />
        </Panel>
        {delegates.length > 0 ? (
          <Panel title="People who can order a return">
            <DeskTable caption="People who can order a return" columns={DELEGATE_COLUMNS} rows={delegates} />
          </Panel>
        ) : null}
        <Panel title="Note">
          <DeskForm
            action={deskFormPath('noteStorage')}
            hidden={{ reference }}
            submit={{ kind: 'secondary', text: 'Save the note' }}
          >
            <DeskArea label="Note" name="note" value={note} maxLength={NOTE_LENGTH} />
          </DeskForm>
        </Panel>
        {priceFrom ? (
          <Panel title="New price">
            <DeskForm
              action={deskFormPath('setStoragePrice')}
              hidden={{ reference }}
              submit={{ kind: 'secondary', text: 'Announce it' }}
              isRow
            >
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
            </DeskForm>
          </Panel>
        ) : null}
        {endRule ? (
          <Panel title="End">
            <p>{endRule}</p>
            <DeskForm
              action={deskFormPath('endStorage')}
              hidden={{ reference }}
              submit={{ kind: 'outline', text: 'End the storage' }}
              isRow
            >
              <DeskInput label="Everything is out on" name="date" type="date" min={today} value={today} required />
            </DeskForm>
          </Panel>
        ) : null}
      </div>
    </>
  );
}

function Waive({ reference, from, period }: Charge & { readonly reference: string }) {
  return (
    <DeskForm
      action={deskFormPath('waiveCharge')}
      hidden={{ reference, from }}
      submit={{ kind: 'outline', size: 'xs', text: 'Waive', 'aria-label': `Waive ${period}` }}
      isRow
    >
      <DeskInput label="Reason" name="reason" id={`reason-${from}`} required maxLength={REASON_LENGTH} />
    </DeskForm>
  );
}
