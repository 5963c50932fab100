import styles from './VisitPage.module.scss';
import { Button } from '@/components/ui/Button';
import { describedBy, Field } from '@/components/ui/Field/Field';
import { Note } from '@/components/ui/Note';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { VisitPageView } from '@/lib/contracts/desk-proof';
import { countWithNoun } from '@/lib/domain/wording';
import { BackToOrder } from '@/features/desk-kit/BackToOrder';
import { DeskInput, DeskSelect } from '@/features/desk-kit/DeskForm/DeskField';
import { DeskForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { useAnsweredForm } from '@/features/desk-kit/DeskForm/refusal';
import { ProofPanel } from '../OrderPage/ProofPanel';
import { Timeline } from '../OrderPage/Timeline';
import { Panel } from '@/features/desk-kit/Panel/Panel';
import { StateTag } from '@/features/desk-kit/Panel/StateTag';
import { CountsForm } from './CountsForm';
import { SignOffForm } from './SignOffForm';

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
          isRow
          encType="multipart/form-data"
        >
          <FilesField left={left} />
          <DeskSelect label="What they show" name="shows" id="photos-shows" options={kinds} />
          <DeskInput label="Taken today at, if not now" name="time" id="photos-time" type="time" />
          <Button type="submit">Add the photos</Button>
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
