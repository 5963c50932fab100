import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Note } from '@/components/ui/Note';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { ROUTES, startPath } from '@/lib/routes';
import { CheckPage, type CheckPageProps } from '../pages/CheckPage';
import styles from './AskForReturn.module.scss';
import { returnFlow } from './flow';

export type ReturnCheckPageProps = CheckPageProps<ReturnAnswers> & {
  /** Whether the request of a return without a proven owner has just been sent to `askPath`. */
  readonly isAsked: boolean;
  readonly askPath: string;
};

/** Renders the last page of a return: the payment, or a request without a proven owner (OWN-1). */
export function ReturnCheckPage({ isAsked, askPath, ...page }: ReturnCheckPageProps) {
  const { view } = page;
  const draftId = view.kind === 'question' && view.rental === null ? view.saved.draftId : null;
  const instead = draftId ? <AskForReturn draftId={draftId} isAsked={isAsked} action={askPath} /> : undefined;
  return <CheckPage flow={returnFlow} {...page} instead={instead} />;
}

type AskForReturnProps = {
  readonly draftId: string;
  readonly action: string;
  readonly isAsked: boolean;
};

/** Renders why a visitor who has not proven to own the items cannot order (OWN-1), and the request instead. */
function AskForReturn({ draftId, action, isAsked }: AskForReturnProps) {
  if (isAsked) {
    return (
      <div id="ask">
        <Note kind="success" role="status">
          <p>
            We have your request. We will ring or email you, check that the things are yours, and book the return with
            you.
          </p>
          <p>Nothing is booked or paid until then.</p>
        </Note>
      </div>
    );
  }
  return (
    <section aria-labelledby="ask" className={styles.root}>
      <h2 id="ask" className={styles.title}>
        Are these things yours?
      </h2>
      <p>
        Anyone can see the price, but we only release things to their owner, so we need to know it is you. Sign in, or
        give your storage order number and its email, and you can book and pay straight away.
      </p>
      <ButtonLink href={startPath(ROUTES.returnOwner, draftId)} size="l">
        Confirm they are mine
      </ButtonLink>
      <p>Cannot do that now? Send us what you have entered. We will ring you and find your order together.</p>
      <form noValidate method="post" action={action}>
        <input type="hidden" name="draftId" value={draftId} />
        <Button type="submit" kind="secondary" size="l">
          Ask for your things back
        </Button>
      </form>
    </section>
  );
}
