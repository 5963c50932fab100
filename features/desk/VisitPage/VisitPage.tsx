import { Note } from '@/components/ui/Note/Note';
import type { VisitPageView } from '@/lib/contracts/desk-proof';
import { BackToOrder } from '../ChangePages/BackToOrder';
import { ProofPanel } from '../OrderPage/ProofPanel';
import { Timeline } from '../OrderPage/Timeline';
import { Panel } from '../Panel/Panel';
import { StateTag } from '../Panel/StateTag';
import { CountsForm } from './CountsForm';
import { PhotosForm } from './PhotosForm';
import { SignOffForm } from './SignOffForm';
import styles from './VisitPage.module.scss';

/** Lines that are shown unasked. */
const SHORT = 12;

/** What a crew that telephones has counted, photographed and had signed off: a form each, and what was said so far. */
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
