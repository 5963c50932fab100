import { Button } from '@/components/ui/Button/Button';
import { FactList } from '../../FactList/FactList';
import { OrderHead } from '../../OrderHead/OrderHead';
import { PlainArea, PlainField } from '../../PlainField/PlainField';
import type { CheckOutModel } from '../types';
import styles from './CheckOutPage.module.scss';

const METERS = [
  ['gas', 'Gas'],
  ['electricity', 'Electricity'],
  ['water', 'Water'],
] as const;
const SIGNERS = ['Tenant: name, signature, date', 'Landlord or agent: name, signature, date'];

/** What a home was like when it was handed back. Filled in on paper or here; nothing of it is sent. */
export function CheckOutPage({ model }: { readonly model: CheckOutModel }) {
  const { reference, title, lead, orderHref, pack } = model;
  return (
    <div className={styles.root}>
      <OrderHead reference={reference} title={title} lead={lead} backHref={orderHref} />
      {pack ? (
        <>
          <div className={styles.tools}>
            <p>What you type here is neither sent to us nor saved. It is gone when you leave the page.</p>
            <Button kind="secondary" iconBefore="print" onClick={() => window.print()}>
              Print
            </Button>
          </div>
          <FactList facts={pack.facts} />
          <section aria-labelledby="rooms">
            <h2 id="rooms">Rooms</h2>
            <p className={styles.hint}>
              Photograph every wall, the floor, and inside of what opens. Write down marks that were there before, too.
            </p>
            <div className={styles.rooms}>
              {pack.rooms.map((room, index) => (
                <div key={room} className={styles.room}>
                  <PlainArea id={`room-${index}`} label={room} value="" rows={3} maxLength={600} />
                  <label className={styles.seen}>
                    <input type="checkbox" name={`photos-${index}`} />
                    {room}: clean, empty and photographed
                  </label>
                </div>
              ))}
            </div>
          </section>
          <section aria-labelledby="meters">
            <h2 id="meters">Meters on the last day</h2>
            <div className={styles.pairs}>
              {METERS.flatMap(([id, name]) => [
                <PlainField key={id} id={`${id}-number`} label={`${name}: number of the meter`} value="" />,
                <PlainField key={`${id}-reading`} id={`${id}-reading`} label={`${name}: reading`} value="" />,
              ])}
            </div>
          </section>
          <section aria-labelledby="keys">
            <h2 id="keys">Keys handed back</h2>
            <div className={styles.pairs}>
              <PlainField id="keys-doors" label="Front door and flat: how many" value="" />
              <PlainField id="keys-others" label="Windows, post box, shed, fobs" value="" />
              <PlainField id="keys-whom" label="Handed to" value="" />
              <PlainField id="keys-when" label="Day and time" value="" />
            </div>
          </section>
          {pack.guarantee ? (
            <section aria-labelledby="guarantee">
              <h2 id="guarantee">{pack.guarantee.title}</h2>
              <p>
                <b>{pack.guarantee.period}.</b>
              </p>
              <ul className={styles.conditions}>
                {pack.guarantee.words.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </section>
          ) : null}
          <ul className={styles.signers} aria-label="Signatures">
            {SIGNERS.map((signer) => (
              <li key={signer}>{signer}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
