import { AppLink } from '@/components/ui/AppLink/AppLink';
import { Note } from '@/components/ui/Note/Note';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { RETURN_ADD_ONS } from '@/lib/domain/vocabulary';
import { ROUTES, startPath } from '@/lib/routes';
import { useWizardContext } from '../../engine/context';
import { useAnswers } from '../../engine/form';
import { AddOnsField } from '../../steps/AddOnsField/AddOnsField';
import styles from '../../steps/steps.module.scss';
import { AreaField } from '../../units/AreaField';
import { isKnown, NAMED_ITEMS, whatOptions } from '../what';
import { NamedItems } from './NamedItems';
import { StoredThings } from './StoredThings';

/** Everything in a unit or only named things, and what we do beside bringing it. */
export function WhatStep() {
  const { values, setField, errorOf } = useAnswers<ReturnAnswers>();
  const { price, draftId } = useWizardContext();
  const isNamed = values.returnKind === NAMED_ITEMS;
  const hasArea = !isNamed && !isKnown(values) && values.storageSpace === 'custom';
  const choose = (what: string): void => {
    if (what === NAMED_ITEMS) return setField('returnKind', NAMED_ITEMS);
    if (isKnown(values)) return setField('returnKind', 'unit');
    // The unit first: at no moment is it a return of a unit that is not known.
    setField('storageSpace', what);
    if (what !== 'custom') setField('squareFeet', null);
    setField('returnKind', 'unit');
  };
  return (
    <div className={styles.stack}>
      <div className={styles.field}>
        <SelectField
          label="What comes back"
          hint="Each price is your total with that choice, VAT included."
          name="storageSpace"
          value={isNamed ? NAMED_ITEMS : values.storageSpace}
          onChange={choose}
          options={whatOptions(values, price.quote)}
          error={errorOf('storageSpace')}
        />
      </div>
      {isKnown(values) ? null : (
        <Note kind="quiet">
          Anyone can see the prices, but we only release things to their owner.{' '}
          <AppLink href={startPath(ROUTES.returnOwner, draftId)}>Confirm they are yours</AppLink> and you can tick them
          on your own list. Otherwise you send us a request at the end.
        </Note>
      )}
      {hasArea ? <AreaField /> : null}
      {isNamed ? isKnown(values) ? <StoredThings /> : <NamedItems /> : null}
      <AddOnsField legend="Unpacking and other help" offered={RETURN_ADD_ONS} />
    </div>
  );
}
