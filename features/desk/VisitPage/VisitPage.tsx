import styles from './VisitPage.module.scss';
import { Button } from '@/components/ui/Button';
import { Field, describedBy } from '@/components/ui/Field/Field';
import { Note } from '@/components/ui/Note';
import { BackToOrder, Panel, StateTag } from '@/features/desk-kit/Panel/Panel';
import { DeskForm, DeskInput, DeskSelect, useAnsweredForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { CountLine, VisitPageView } from '@/lib/contracts/desk-proof';
import { COUNT_LABELS, MARKS, MOST_PIECES } from '@/lib/domain/visits/items';
import { NAME_LENGTH, SIGN_OFF_STATEMENT } from '@/lib/domain/visits/sign-off';
import { countWithNoun } from '@/lib/domain/wording';
import { ProofPanel, Timeline } from '../OrderPage/ProofPanel';
import countsFormStyles from './CountsForm.module.scss';
import signOffFormStyles from './SignOffForm.module.scss';

type PhotosFormProps = VisitPageView['photos'] & { readonly visit: string };

/** Renders the form for photos that the crew sent to the office, uploaded unchanged from this computer. */
function PhotosForm({ visit, kinds, left, noPhotos }: PhotosFormProps) {
  return (
    <>
      {noPhotos ? <p>The customer wants no photos indoors.</p> : null}
      {left === 0 ? (
        <p>The visit has as many photos as it can have.</p>
      ) : (
        <DeskForm
          action={deskFormPath('addVisitPhotos')}
          hidden={{ visit }}
          idOf={(name) => `photos-${name}`}
          submit={{ text: 'Add the photos' }}
          isRow
          encType="multipart/form-data"
        >
          <FilesField left={left} />
          <DeskSelect label="What they show" name="shows" id="photos-shows" options={kinds} />
          <DeskInput label="Taken today at, if not now" name="time" id="photos-time" type="time" />
        </DeskForm>
      )}
    </>
  );
}

function FilesField({ left }: Pick<PhotosFormProps, 'left'>) {
  const id = 'photos-photos';
  const texts = {
    hint: `JPEG, PNG or WebP, up to ${countWithNoun(left, 'more photo')}.`,
    error: useAnsweredForm().errorOf('photos'),
  };
  return (
    <Field id={id} label="Files" {...texts}>
      <input
        id={id}
        name="photos"
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-invalid={texts.error ? true : undefined}
        aria-describedby={describedBy(id, texts)}
      />
    </Field>
  );
}

/** The most lines that are shown expanded. */
const SHORT = 12;

/** Renders the forms for a crew that telephones: counts, photos and the sign-off, with the records so far. */
export function VisitPage({ head, when, crews, planHref, state, summary, closed, ...view }: VisitPageView) {
  const { visit, event, lines, photos, signoff, proof, history } = view;
  return (
    <>
      <BackToOrder what="Record for the crew of" head={head} />
      <p className={styles.state}>
        <StateTag {...state} />
        <span>{[crews || 'No crew yet', when].join(', ')}</span>
        {summary ? <strong>{summary}</strong> : null}
        <a href={planHref}>Back to the day plan</a>
        {lines.length > 0 && !closed ? (
          <>
            <a href="#sign-off">To the sign-off</a>
            <a href="#photos">To the photos</a>
          </>
        ) : null}
      </p>
      {closed ? <Note kind="error">{closed}</Note> : null}
      <div className={styles.parts}>
        {closed ? null : (
          <>
            {lines.length > 0 ? (
              <div className={styles.whole}>
                <Panel title="Counts and marks">
                  <CountsForm visit={visit} event={event} lines={lines} />
                </Panel>
              </div>
            ) : null}
            <div id="sign-off">
              <Panel title="Sign-off">
                <SignOffForm visit={visit} event={event} {...signoff} />
              </Panel>
            </div>
            <div id="photos">
              <Panel title="Photos">
                <PhotosForm visit={visit} {...photos} />
              </Panel>
            </div>
          </>
        )}
        {proof ? <ProofPanel {...proof} /> : null}
        {history.length > 0 ? (
          <Panel title="What was said, by whom">
            <details open={history.length <= SHORT}>
              <summary className={styles.all}>All {history.length}, the newest first</summary>
              <Timeline events={history} />
            </details>
          </Panel>
        ) : null}
      </div>
    </>
  );
}

/** Renders one kind of item: the counts of each direction, and its condition. `name`: "items[3]". */
function CountFields({ name, item, title, planned, counts, marks }: CountLine & { readonly name: string }) {
  const { typed, errorOf } = useAnsweredForm();
  // An unticked mark is not sent, so `was.marks` tells whether the form was sent at all.
  const ticked = (mark: (typeof MARKS)[number]) =>
    typed(`${name}.was.marks`) === undefined ? marks.includes(mark) : typed(`${name}.marks.${mark}`) === 'yes';
  const error = errorOf(`${name}.marks`);
  return (
    <fieldset className={countsFormStyles.line}>
      <legend>{planned > 0 ? `${planned} × ${title}` : `${title}, not on the list`}</legend>
      <div className={countsFormStyles.fields}>
        <input type="hidden" name={`${name}.item`} value={item} />
        <input type="hidden" name={`${name}.was.marks`} value={marks.join(',')} />
        {counts.map(({ way, value, source }) => (
          <div key={way}>
            <input type="hidden" name={`${name}.was.${way}`} value={value} />
            <DeskInput
              label={COUNT_LABELS[way]}
              name={`${name}.${way}`}
              value={value}
              width="narrow"
              {...(source && { hint: source })}
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST_PIECES}
              step={1}
            />
          </div>
        ))}
        <details className={countsFormStyles.marks} open={error !== undefined}>
          <summary id={`${name}.marks`}>
            Marks<span className={countsFormStyles.of}> on {title}</span>:{' '}
            {marks.length > 0 ? marks.join(', ') : 'none'}
          </summary>
          {error ? <p className={countsFormStyles.error}>{error}</p> : null}
          <div className={countsFormStyles.boxes}>
            {MARKS.map((mark) => (
              <label key={mark} className={countsFormStyles.box}>
                <input type="checkbox" name={`${name}.marks.${mark}`} value="yes" defaultChecked={ticked(mark)} />
                {mark}
              </label>
            ))}
          </div>
        </details>
      </div>
    </fieldset>
  );
}

type CountsFormProps = { readonly visit: string; readonly event: string; readonly lines: readonly CountLine[] };

/** Renders the order's items as the crew counts them. Shown values are sent too, so that only changes are recorded. */
function CountsForm({ visit, event, lines }: CountsFormProps) {
  const ways = lines[0]?.counts ?? [];
  return (
    <DeskForm
      action={deskFormPath('recordCounts')}
      hidden={{ visit, event }}
      idOf={(name) => (name === 'time' ? TIME : name)}
      submit={{ text: 'Save the counts' }}
    >
      <div className={countsFormStyles.ways}>
        <DeskInput label="When today, if not now" name="time" id={TIME} type="time" width="medium" />
        {/* Enter presses the first button. */}
        <Button type="submit">Save the counts</Button>
        {ways.map(({ way }) => (
          <Button key={way} type="submit" kind="secondary" name="rest" value={way}>
            Save, the rest {COUNT_LABELS[way].toLowerCase()} as listed
          </Button>
        ))}
      </div>
      <div className={countsFormStyles.lines}>
        {lines.map((line, index) => (
          <CountFields key={line.item} name={`items[${index}]`} {...line} />
        ))}
      </div>
    </DeskForm>
  );
}

const TIME = 'counts-time';

type SignOffFormProps = VisitPageView['signoff'] & { readonly visit: string; readonly event: string };

/** Renders the form for a sign-off that was reported by telephone. An operator never draws a signature. */
function SignOffForm({ visit, event, seen, options, crew }: SignOffFormProps) {
  return (
    <>
      <p className={signOffFormStyles.hint}>
        Read out: “{SIGN_OFF_STATEMENT}” Nothing is signed here. The record says that you wrote it down, and who told
        you.
      </p>
      <DeskForm
        action={deskFormPath('signOffVisit')}
        hidden={{ visit, event, seen }}
        idOf={(name) => `signoff-${name}`}
        submit={{ text: 'Record it' }}
      >
        <DeskSelect label="How it ended" name="outcome" id="signoff-outcome" options={options} width="wide" />
        <DeskInput
          width="wide"
          label="Name that was given"
          name="signer"
          id="signoff-signer"
          maxLength={NAME_LENGTH}
          hint="Leave it empty if the customer was not here or did not wish to sign."
        />
        <DeskInput
          label="Who told you"
          name="toldBy"
          id="signoff-toldBy"
          value={crew}
          maxLength={NAME_LENGTH}
          required
        />
        <DeskInput label="When, if not now" name="time" id="signoff-time" type="time" />
      </DeskForm>
    </>
  );
}
