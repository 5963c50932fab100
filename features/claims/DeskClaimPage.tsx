import { Button } from '@/components/ui/Button';
import { describedBy, Field } from '@/components/ui/Field/Field';
import { Tag } from '@/components/ui/Tag';
import { DeskArea, DeskForm, DeskInput, MOST_SIGNS_OF_POUNDS } from '@/features/desk-kit/DeskForm/DeskForm';
import { DeskTable, type DeskColumn } from '@/features/desk-kit/DeskTable';
import { DeskPhotos, FactRows, PageHeading, Panel } from '@/features/desk-kit/Panel/Panel';
import type { ClaimView } from '@/lib/contracts/desk-claims';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { CLAIM_WORDS_LENGTH } from '@/lib/contracts/desk-paths';
import type { DeskPhoto } from '@/lib/contracts/desk-parts';
import { FORM_MEGABYTES, MOST_CLAIM_PHOTOS, PHOTO_FORMATS, PHOTO_TYPES } from '@/lib/domain/claims/claims';
import { deskPath } from '@/lib/routes';
import styles from './DeskClaims.module.scss';

const COLUMNS: readonly DeskColumn<ClaimView['items'][number]>[] = [
  { title: 'Item', cell: ({ title }) => title },
  { title: 'What happened', cell: ({ kind }) => kind },
  { title: 'Worth', isNumber: true, cell: ({ worth }) => worth },
];

export function DeskClaimPage(view: ClaimView) {
  const { head, number, state, due, facts, items, text, photos, canAddPhotos, answer, decision } = view;
  const { reference, name, title, when } = head;
  return (
    <>
      <PageHeading title={`${reference}, claim ${number}`} state={state} detail={`${name}: ${title}, ${when}`}>
        <a href={deskPath('orders', reference)}>Open the order</a>
      </PageHeading>
      <div className={styles.panels}>
        <div className={styles.column}>
          <Panel title="What the customer says">
            <DeskTable caption="Items" columns={COLUMNS} rows={items} />
            <p className={styles.text}>{text}</p>
          </Panel>
          {photos.length > 0 || canAddPhotos ? (
            <Panel title="Photos">
              <DeskPhotos
                photos={photos}
                actionOf={(photo) => <DeletePhoto reference={reference} number={number} photo={photo} />}
              />
              <PhotosForm {...view} />
            </Panel>
          ) : null}
          <Panel title="Facts">
            <div className={styles.facts}>
              {due ? <Due {...due} /> : null}
              <FactRows facts={facts} />
            </div>
          </Panel>
        </div>
        <div className={styles.column}>
          {decision ? (
            <Panel title="Decision">
              <p className={styles.at}>{decision.at}</p>
              {decision.money ? <p className={styles.text}>{decision.money}</p> : null}
              {decision.text ? <p className={styles.text}>{decision.text}</p> : null}
              {decision.toPay ? (
                <div className={styles.pay}>
                  <PayForm {...view} />
                </div>
              ) : null}
            </Panel>
          ) : null}
          {answer ? (
            <Panel title="Answer">
              <p className={styles.at}>{answer.at}</p>
              <p className={styles.text}>{answer.text}</p>
            </Panel>
          ) : null}
          <AnswerForm {...view} />
          <AcceptForm {...view} />
          <RefuseForm {...view} />
        </div>
      </div>
    </>
  );
}

type DueProps = { readonly text: string; readonly isOverdue: boolean };

const Due = ({ text, isOverdue }: DueProps) => (
  <p className={styles.due}>
    <strong>{text}</strong>
    {isOverdue ? <Tag kind="error">Overdue</Tag> : null}
  </p>
);

const claimFields = ({ head, number, version }: ClaimView) => ({ reference: head.reference, number, version });

function AnswerForm(claim: ClaimView) {
  if (!claim.canAnswer) return null;
  return (
    <Panel title="Answer">
      <DeskForm action={deskFormPath('answerClaim')} hidden={claimFields(claim)}>
        <Words label="Answer to the customer" name="answer" required />
        <p className={styles.hint}>For a question, or to say what happens next. The decision comes later.</p>
        <Button type="submit" kind="secondary">
          Send the answer
        </Button>
      </DeskForm>
    </Panel>
  );
}

function AcceptForm(claim: ClaimView) {
  const { money } = claim;
  if (!money) return null;
  return (
    <Panel title="Accept">
      <div className={styles.money}>
        <FactRows facts={money.facts} />
      </div>
      <DeskForm action={deskFormPath('acceptClaim')} hidden={{ ...claimFields(claim), expectedLeft: money.left }}>
        <DeskInput
          label="Amount in pounds"
          name="award"
          width="medium"
          inputMode="decimal"
          maxLength={MOST_SIGNS_OF_POUNDS}
          required
        />
        <label className={styles.check}>
          <input type="checkbox" name="isPaid" value="true" /> Already paid in another way
        </label>
        <Words label="Words to the customer" name="reply" />
        <p className={styles.hint}>{money.hint}</p>
        <Button type="submit">Accept and pay</Button>
      </DeskForm>
    </Panel>
  );
}

function RefuseForm(claim: ClaimView) {
  if (!claim.money) return null;
  return (
    <Panel title="Refuse">
      <DeskForm action={deskFormPath('refuseClaim')} hidden={claimFields(claim)}>
        <Words label="Reason, as the customer reads it" name="grounds" required />
        <p className={styles.hint}>The email also says how to complain, and who helps free of charge.</p>
        <Button type="submit" kind="secondary">
          Refuse the claim
        </Button>
      </DeskForm>
    </Panel>
  );
}

/** For amounts that the office pays by hand. */
function PayForm(claim: ClaimView) {
  const toPay = claim.decision?.toPay;
  if (!toPay) return null;
  return (
    <DeskForm action={deskFormPath('payClaim')} hidden={claimFields(claim)}>
      <Due {...toPay} />
      <Button type="submit" kind="secondary">
        Mark as paid
      </Button>
    </DeskForm>
  );
}

/** If the upload is too large, the query of the action says which claim to return to. */
function PhotosForm({ head: { reference }, number, canAddPhotos, photos }: ClaimView) {
  if (!canAddPhotos || photos.length >= MOST_CLAIM_PHOTOS) return null;
  const hint = `Up to ${MOST_CLAIM_PHOTOS} in all, ${PHOTO_FORMATS}, ${FORM_MEGABYTES} MB at once. The customer sees them too.`;
  const back = new URLSearchParams({ reference, number: String(number) });
  return (
    <DeskForm
      action={`${deskFormPath('addClaimPhotos')}?${back.toString()}`}
      hidden={{ reference, number }}
      encType="multipart/form-data"
    >
      <Field id="photos" label="Add photos" hint={hint}>
        <input
          type="file"
          id="photos"
          name="photos"
          multiple
          required
          accept={PHOTO_TYPES.join()}
          className={styles.files}
          aria-describedby={describedBy('photos', { hint })}
        />
      </Field>
      <Button type="submit" kind="secondary">
        Add to the claim
      </Button>
    </DeskForm>
  );
}

type DeletePhotoProps = { readonly reference: string; readonly number: number; readonly photo: DeskPhoto };

const DeletePhoto = ({ reference, number, photo: { id, label } }: DeletePhotoProps) => (
  <details>
    <summary className={styles.delete} aria-label={`Delete: ${label}`}>
      Delete
    </summary>
    <DeskForm action={deskFormPath('deleteClaimPhoto')} hidden={{ reference, number, photo: id }}>
      <Button type="submit" kind="outline" size="s" aria-label={`Delete for good: ${label}`}>
        Delete for good
      </Button>
    </DeskForm>
  </details>
);

type WordsProps = { readonly label: string; readonly name: string; readonly required?: boolean };

const Words = ({ label, name, required }: WordsProps) => (
  <DeskArea label={label} name={name} required={required} id={name} value="" maxLength={CLAIM_WORDS_LENGTH} rows={6} />
);
