import styles from './EntriesPanel.module.scss';
import { DeskArea, DeskForm, DeskInput, DeskSelect } from '@/features/desk-kit/DeskForm/DeskForm';
import { Panel, StateTag } from '@/features/desk-kit/Panel/Panel';
import type { DeskEntries, DeskEntry } from '@/lib/contracts/desk-calls';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { NOTE_LENGTH } from '@/lib/contracts/desk-paths';

function EntryItem({ reference, id, what, recorded, text, callBack }: DeskEntry & { readonly reference: string }) {
  return (
    <li className={styles.entry}>
      <span className={styles.what}>{what}</span>
      <span className={styles.said}>{recorded}</span>
      {text ? <p className={styles.text}>{text}</p> : null}
      {callBack ? (
        <div className={styles.callBack}>
          <StateTag {...callBack.state} />
          <span>{callBack.when}</span>
          {callBack.isOpen ? (
            <DeskForm
              action={deskFormPath('closeCallBack')}
              hidden={{ reference, entry: id }}
              submit={{ kind: 'outline', size: 'xs', text: 'Done', 'aria-label': `Done: call back ${callBack.when}` }}
            />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

type EntriesPanelProps = DeskEntries & { readonly reference: string };

const noteId = (name: string) => `note-${name}`;
const callId = (name: string) => `call-${name}`;

export function EntriesPanel({ reference, newNote, newCall, outcomes, entries }: EntriesPanelProps) {
  return (
    <Panel title="Notes and calls">
      <div className={styles.forms}>
        <DeskForm
          action={deskFormPath('saveEntry')}
          hidden={{ reference, entry: newNote, kind: 'note' }}
          idOf={noteId}
          submit={{ kind: 'secondary', size: 's', text: 'Save note' }}
        >
          <DeskArea label="Note" name="text" id={noteId('text')} maxLength={NOTE_LENGTH} required />
        </DeskForm>
        <DeskForm
          action={deskFormPath('saveEntry')}
          hidden={{ reference, entry: newCall, kind: 'call' }}
          idOf={callId}
          submit={{ kind: 'secondary', size: 's', text: 'Save call' }}
        >
          <DeskSelect label="Call" name="outcome" id={callId('outcome')} options={outcomes} />
          <DeskArea label="What was said" name="text" id={callId('text')} maxLength={NOTE_LENGTH} />
          <div className={styles.when}>
            <DeskInput label="Call back on" name="callBackDay" id={callId('callBackDay')} type="date" />
            <DeskInput
              label="Call back at"
              name="callBackTime"
              id={callId('callBackTime')}
              type="time"
              width="narrow"
            />
          </div>
        </DeskForm>
      </div>
      {entries.length > 0 ? (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <EntryItem key={entry.id} reference={reference} {...entry} />
          ))}
        </ol>
      ) : null}
    </Panel>
  );
}
