import { useState, type SyntheticEvent } from 'react';
import { CoverCards, CoverMeter } from '@/components/booking/CoverCards';
import { PostForm } from '@/components/forms/PostForm';
import { Button } from '@/components/ui/Button';
import { OrderHead } from '@/features/order/OrderHead';
import { PlainField, PlainSelect } from '@/features/order/PlainField/PlainField';
import type { CoverAnswers } from '@/lib/domain/answers/flow-answers';
import { typicalPounds } from '@/lib/domain/catalogue/typical-values';
import { formatPence, formatPounds, toPounds } from '@/lib/domain/money';
import { COVER } from '@/lib/domain/order/cover';
import { COVER_FIELDS, coverInFields, isSameCover, worthField } from '@/lib/domain/order/cover-fields';
import { dearLines, valuedLines, type ValuedLine } from '@/lib/domain/order/cover-gap';
import { NEVER_COVERED_WORDS } from '@/lib/domain/order/cover-words';
import { ROUTES } from '@/lib/routes';
import { LIMITS } from '@/lib/validation/limits';
import type { CoverForm, CoverModel } from './model';
import styles from './CoverPage.module.scss';

/** Renders the cover of a booked order: the gap in it, another choice and its exact price. It needs no script. */
export function CoverPage({ model }: { readonly model: CoverModel }) {
  const { reference, title, lead, backHref, notice, form, agreement } = model;
  const [typed, setTyped] = useState(form?.cover);
  // The priced cover can be agreed to only while no other is chosen.
  const isPriced = form === null || typed === undefined || isSameCover(typed, form.cover);
  return (
    <div className={styles.root}>
      <OrderHead reference={reference} title={title} lead={lead} backHref={backHref} notice={notice} />
      {form && typed ? <CoverQuestion form={form} typed={typed} onType={setTyped} /> : null}
      {agreement && isPriced ? (
        <section id="agree" aria-labelledby="agree-title" className={styles.panel}>
          <h2 id="agree-title">{agreement.title}</h2>
          <div className={styles.words}>
            {agreement.words.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <PostForm action={agreement.action} fields={agreement.fields}>
            <Button type="submit" size="l">
              {agreement.label}
            </Button>
          </PostForm>
        </section>
      ) : null}
      <section aria-labelledby="never">
        <h2 id="never">What is never covered</h2>
        <ul className={styles.never}>
          {NEVER_COVERED_WORDS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>
          <a href={ROUTES.terms}>See the full terms</a>
        </p>
      </section>
    </div>
  );
}

type CoverQuestionProps = {
  readonly form: CoverForm;
  readonly typed: CoverAnswers;
  readonly onType: (cover: CoverAnswers) => void;
};

const MOST_DIGITS = String(LIMITS.worthPounds).length + 2;

/** Renders the choice of cover and the value of dear items, in a form that comes back with the exact price. */
function CoverQuestion({ form, typed, onType }: CoverQuestionProps) {
  const { action, token, of, items, booked, cover } = form;
  const lines = valuedLines(items, typed.worth);
  // The fields stay those that the page loaded with, so that typing into one removes none.
  const dear = dearLines(items, cover.worth);
  const others = items.filter(({ id }) => dear.every((line) => line.id !== id));
  const read = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    onType(coverInFields(Object.fromEntries(new FormData(currentTarget)), { booked, items, most: LIMITS.worthPounds }));
  return (
    <form noValidate method="get" action={`${action}#agree`} onInput={read} className={styles.form}>
      <input type="hidden" name="token" value={token} />
      {lines.length > 0 ? <CoverMeter lines={lines} step={typed.step} /> : null}
      {items.length > 0 ? (
        <fieldset className={styles.values}>
          <legend>What your most valuable things are worth</legend>
          <p className={styles.hint}>
            In pounds, each: what it would sell for second-hand today. A claim goes by the value when something is lost.
          </p>
          <div className={styles.fields}>
            {dear.map((line) => (
              <WorthOf key={line.id} line={line} />
            ))}
            {others.length > 0 ? (
              <>
                <PlainSelect
                  id={COVER_FIELDS.other}
                  value=""
                  label={`Something else worth more than ${formatPence(COVER.item)}?`}
                  any="Choose from your list"
                  options={others.map(({ id, title }) => ({ value: id, label: title }))}
                />
                <PlainField
                  id={COVER_FIELDS.otherWorth}
                  value=""
                  label="Its value in pounds"
                  inputMode="numeric"
                  maxLength={MOST_DIGITS}
                />
              </>
            ) : null}
          </div>
        </fieldset>
      ) : null}
      <CoverCards of={of} lines={lines} value={typed.step} onChange={(step) => onType({ ...typed, step })} />
      <Button type="submit" kind="secondary">
        Show the exact difference
      </Button>
    </form>
  );
}

function WorthOf({ line: { id, title, quantity, worth } }: { readonly line: ValuedLine }) {
  const typical = typicalPounds(id);
  return (
    <PlainField
      id={worthField(id)}
      value={String(toPounds(worth))}
      label={quantity > 1 ? `${title}, each of ${quantity}` : title}
      hint={typical === null ? undefined : `Typically ${formatPounds(typical)}`}
      inputMode="numeric"
      maxLength={MOST_DIGITS}
    />
  );
}
