import { AppLink } from '@/components/ui/AppLink/AppLink';
import { Note } from '@/components/ui/Note/Note';
import { BY_VOLUME } from '@/lib/domain/packing/measured-by';
import { unitMovePath } from '@/lib/account-routes';
import { ROUTES } from '@/lib/routes';
import { useStorageFacts } from '../facts';
import styles from './FitField.module.scss';

/** That the customer's own unit has no room for all of the list, and the ways on. */
export function OwnUnitFull({ isByVolume }: { readonly isByVolume: boolean }) {
  const { store } = useStorageFacts();
  return (
    <Note kind="info">
      <div className={styles.ways}>
        <p>
          <b>Not everything fits beside what is in your unit.</b> Take things off your list, or use more space.
          {isByVolume ? <span>{` ${BY_VOLUME}`}</span> : null}
        </p>
        <p>
          {store ? (
            <>
              <a href={unitMovePath(store)}>Move to another unit</a> first and add these things from then on, or{' '}
            </>
          ) : null}
          <AppLink href={ROUTES.storageQuote}>rent another unit</AppLink> for them.
        </p>
      </div>
    </Note>
  );
}
