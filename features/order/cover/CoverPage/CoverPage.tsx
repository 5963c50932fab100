import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { isSameCover } from '@/lib/domain/order/cover-fields';
import { NEVER_COVERED_WORDS } from '@/lib/domain/order/cover-words';
import { ROUTES } from '@/lib/routes';
import { OrderHead } from '../../OrderHead';
import type { CoverModel } from '../model';
import { CoverQuestion } from './CoverQuestion';
import styles from './CoverPage.module.scss';

/**
 * Renders the cover of a booked order: the gap in it, another step or value, the exact price, one button. It needs no
 * script.
 */
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
          <form noValidate method="post" action={agreement.action}>
            {Object.entries(agreement.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" size="l">
              {agreement.label}
            </Button>
          </form>
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
          <a href={ROUTES.terms}>The terms say it in full</a>
        </p>
      </section>
    </div>
  );
}
