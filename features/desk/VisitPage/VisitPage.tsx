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

/** What a crew that telephones has counted, photographed and had signed off: a form each, and what was said so far. */
export function VisitPage({ head, when, crews, planHref, state, summary, closed, ...view }: VisitPageView) {
  const { visit, event, lines, photos, signoff, proof, history } = view;
  return (
    <>
      <BackToOrder what="Record for the crew of" head={head} />
      <p className={styles.state}>
        <StateTag {...state} />
        <span>{[crews || 'No crew yet', when].join(', ')}</span>
        <strong>{summary}</strong>
        <a href={planHref}>Back to the day plan</a>
      </p>
      {closed ? <Note kind="error">{closed}</Note> : null}
      <div className={styles.columns}>
        {closed ? null : (
          <div className={styles.column}>
            {lines.length > 0 ? (
              <Panel title="Counts and marks">
                <CountsForm visit={visit} event={event} lines={lines} />
              </Panel>
            ) : null}
            <Panel title="Sign-off">
              <SignOffForm visit={visit} event={event} {...signoff} />
            </Panel>
            <Panel title="Photos">
              <PhotosForm visit={visit} {...photos} />
            </Panel>
          </div>
        )}
        <div className={styles.column}>
          {proof ? <ProofPanel {...proof} /> : null}
          {history.length > 0 ? (
            <Panel title="What was said, by whom">
              <Timeline events={history} />
            </Panel>
          ) : null}
        </div>
      </div>
    </>
  );
}
