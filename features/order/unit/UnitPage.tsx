import clsx from 'clsx';
import { PostForm } from '@/components/forms/PostForm';
import { Button, buttonClass } from '@/components/ui/Button';
import field from '@/components/ui/Field/Field.module.scss';
import { OrderHead } from '../OrderHead';
import type { UnitModel, UnitRow } from './model';
import styles from './UnitPage.module.scss';

/** Renders the other units for a rental: choose one, read the consequences, agree. It needs no script. */
export function UnitPage({ model }: { readonly model: UnitModel }) {
  const { reference, title, lead, backHref, notice, instead, planned, choice, agreement } = model;
  return (
    <div className={styles.root}>
      <OrderHead
        reference={reference}
        title={title}
        lead={lead}
        backHref={backHref}
        backTo="Your storage payments"
        notice={notice}
      />
      {instead ? (
        <a href={instead.href} className={clsx(buttonClass({ kind: 'secondary' }), styles.instead)}>
          {instead.label}
        </a>
      ) : null}
      {planned ? (
        <section aria-labelledby="planned" className={styles.panel}>
          <h2 id="planned">{planned.title}</h2>
          <Words words={planned.words} />
          <PostForm action={planned.action} fields={planned.fields}>
            <Button type="submit" kind="outline">
              Call the move off
            </Button>
          </PostForm>
        </section>
      ) : null}
      {choice ? (
        <section aria-labelledby="choose">
          <h2 id="choose">{choice.title}</h2>
          <p className={styles.note}>{choice.note}</p>
          <ul className={styles.units}>
            {choice.rows.map((row) => (
              <Unit key={row.label} {...row} />
            ))}
          </ul>
          {choice.custom ? <CustomUnit {...choice.custom} /> : null}
        </section>
      ) : null}
      {agreement ? (
        <section id="agree" aria-labelledby="agree-title" className={styles.panel}>
          <h2 id="agree-title">{agreement.title}</h2>
          <Words words={agreement.words} />
          <PostForm action={agreement.action} fields={agreement.fields}>
            <Button type="submit" size="l">
              {agreement.label}
            </Button>
          </PostForm>
        </section>
      ) : null}
    </div>
  );
}

const Words = ({ words }: { readonly words: readonly string[] }) => (
  <div className={styles.words}>
    {words.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

function Unit({ label, fill, price, difference, href, note, isChosen }: UnitRow) {
  return (
    <li className={clsx(isChosen && styles.chosen, !href && styles.closed)}>
      <span className={styles.what}>
        {label}
        {fill || note ? <small>{[note, fill].filter((text) => text !== '').join(', ')}</small> : null}
      </span>
      <span className={styles.price}>
        <b>{price}</b>
        {difference ? <small>{difference}</small> : null}
      </span>
      {href ? (
        <a
          href={href}
          aria-label={`Choose the ${label}`}
          aria-current={isChosen || undefined}
          className={buttonClass({ kind: 'outline', size: 's' })}
        >
          {isChosen ? 'Chosen' : 'Choose'}
        </a>
      ) : null}
    </li>
  );
}

function CustomUnit({ action, token, min, max, sold }: NonNullable<NonNullable<UnitModel['choice']>['custom']>) {
  return (
    <form noValidate method="get" action={`${action}#agree`} className={styles.custom}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="space" value="custom" />
      <div className={field.root}>
        <label htmlFor="area" className={field.label}>
          Or a larger area, {min} to {max} square feet
        </label>
        <input id="area" className={field.control} type="number" name="area" min={min} max={max} inputMode="numeric" />
      </div>
      <Button type="submit" kind="secondary">
        Show its price
      </Button>
      {sold ? (
        <div id="agree" className={styles.sold}>
          <p>{sold.text}</p>
          {sold.href ? (
            <a href={sold.href} className={buttonClass({ kind: 'dark', size: 's' })}>
              {sold.label}
            </a>
          ) : null}
        </div>
      ) : null}
    </form>
  );
}
