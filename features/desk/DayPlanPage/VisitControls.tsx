import styles from './VisitControls.module.scss';
import { Tag } from '@/components/ui/Tag';
import { DeskForm, DeskInput, DeskSelect, useRefusalOf } from '@/features/desk-kit/DeskForm/DeskForm';
import { StateTag } from '@/features/desk-kit/Panel/Panel';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { REASON_LENGTH } from '@/lib/contracts/desk-paths';
import type { DeskVisit } from '@/lib/contracts/desk-visits';
import { DRIVE_MINUTES } from '@/lib/domain/visits/assumptions';

type EndAskedProps = {
  readonly visit: string;
  readonly asked: NonNullable<DeskVisit['endAsked']>;
  readonly date: string;
  readonly idOf: (name: string) => string;
};

/** Renders the crew's request to end a visit because nobody is there, with the two possible answers. */
function EndAsked({ visit, asked: { text, end, stay }, date, idOf }: EndAskedProps) {
  const action = deskFormPath('recordVisit');
  return (
    <div className={styles.asked}>
      <p>{text}</p>
      <DeskForm
        action={action}
        hidden={{ visit, date, event: end, type: 'failed' }}
        submit={{ text: 'End the visit' }}
        isRow
      />
      <DeskForm
        action={action}
        hidden={{ visit, date, event: stay, type: 'stay' }}
        idOf={idOf}
        submit={{ kind: 'secondary', text: 'Do not end it' }}
        isRow
      >
        <DeskInput label="Or tell the crew" name="note" id={idOf('note')} maxLength={REASON_LENGTH} />
      </DeskForm>
    </div>
  );
}

type VisitControlsProps = {
  readonly visit: DeskVisit;
  readonly date: string;
  /** The prefix of its field ids: a job of two crews is on the page twice. */
  readonly place: string;
  /** "Ada Example, 10:00–12:00". */
  readonly about: string;
};

const MINUTES = DRIVE_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));

/** Renders the progress of a visit and its forms: assign a crew, and record events for a crew that telephones. */
export function VisitControls({ visit, date, place, about }: VisitControlsProps) {
  const { id, state, progress, alarm, endAsked, refundHref, proof, proofHref, assign, record } = visit;
  const refused = useRefusalOf({ action: deskFormPath('recordVisit'), hidden: { visit: id } });
  const idOf = (name: string) => `${name}-${place}`;
  return (
    <div className={styles.root}>
      <p className={styles.state}>
        <StateTag {...state} />
        {progress ? <span>{progress}</span> : null}
        {alarm ? <Tag kind="error">{alarm}</Tag> : null}
        {refundHref ? <a href={refundHref}>Refund the credit</a> : null}
      </p>
      {proofHref ? (
        <p className={styles.proof}>
          <a href={proofHref}>
            {proof}
            <span className={styles.about}>: {about}</span>
          </a>
        </p>
      ) : null}
      {endAsked ? <EndAsked visit={id} asked={endAsked} date={date} idOf={idOf} /> : null}
      {assign || record ? (
        <details open={refused !== null}>
          <summary className={styles.summary}>
            Crew and progress<span className={styles.about}>: {about}</span>
          </summary>
          <div className={styles.forms}>
            {assign ? (
              <DeskForm
                action={deskFormPath('assignVisit')}
                hidden={{ visit: id, version: assign.version, date }}
                submit={{ kind: 'secondary', text: 'Assign' }}
                isRow
              >
                {assign.fields.map(({ name, label, value }) => (
                  <DeskSelect
                    key={name}
                    name={name}
                    label={label}
                    value={value}
                    id={idOf(name)}
                    options={assign.options}
                    any={assign.none}
                  />
                ))}
              </DeskForm>
            ) : null}
            {record ? (
              <DeskForm
                action={deskFormPath('recordVisit')}
                hidden={{ visit: id, event: record.event, date }}
                idOf={idOf}
                submit={{ kind: 'secondary', text: 'Record' }}
                isRow
              >
                <DeskSelect label="What happened" name="type" id={idOf('type')} options={record.options} />
                <DeskInput label="When, if not now" name="time" id={idOf('time')} type="time" />
                {record.options.some(({ value }) => value === 'on_the_way') ? (
                  <DeskSelect
                    label="Drive, if on the way"
                    name="minutes"
                    id={idOf('minutes')}
                    options={MINUTES}
                    any="Not said"
                  />
                ) : null}
              </DeskForm>
            ) : null}
          </div>
        </details>
      ) : null}
    </div>
  );
}
