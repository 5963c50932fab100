import styles from '../../steps/steps.module.scss';
import { AppLink } from '@/components/ui/AppLink';
import { Checkbox } from '@/components/ui/Checkbox';
import { Note } from '@/components/ui/Note';
import { CardGroup } from '@/components/ui/RadioCards/CardGroup';
import { SelectField } from '@/components/ui/SelectField';
import { Stepper } from '@/components/ui/Stepper';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { quantityOf, withQuantity } from '@/lib/domain/catalogue/inventory-lines';
import { effectOnTotal } from '@/lib/domain/pricing/one-more';
import { priceReturn } from '@/lib/domain/pricing/storage';
import { RETURN_ADD_ONS } from '@/lib/domain/order-types';
import { ROUTES, startPath } from '@/lib/routes';
import { useAnswers, useWizardContext } from '../../engine/form';
import { Answered } from '../../steps/Answered';
import { AddOnsField } from '../../steps/PackingStep';
import { ItemsField } from '../../steps/ItemsField/ItemsField';
import { AreaField } from '../../units/AreaField';
import { useReturnStepProps } from '../step-props';
import { toReturn } from '../price';
import { isKnown, NAMED_ITEMS, whatOptions } from '../what';

export function StoredThings() {
  const { values, setField, errorOf } = useAnswers<ReturnAnswers>();
  const { storedItems, furnitureItems } = values;
  const choose = (item: (typeof storedItems)[number], quantity: number) =>
    setField('furnitureItems', withQuantity(furnitureItems, item, quantity));
  return (
    <CardGroup
      id="furnitureItems"
      legend="Your things in storage"
      hint="Tick what should come back. The rest stays where it is."
      error={errorOf('furnitureItems')}
    >
      {storedItems.map((item, place) => {
        const { id, title, quantity, cubicFeet } = item;
        const chosen = quantityOf(furnitureItems, id);
        return (
          <div key={id} className={styles.head}>
            <Checkbox
              // The error summary links to the first field.
              id={place === 0 ? 'furnitureItems' : `stored-${id}`}
              name="stored"
              value={id}
              label={quantity === 1 ? title : `${quantity} × ${title}`}
              hint={`${formatCubicFeet(cubicFeet)}${quantity === 1 ? '' : ' each'}`}
              checked={chosen > 0}
              onChange={(isTicked) => choose(item, isTicked ? quantity : 0)}
            />
            {quantity > 1 && chosen > 0 ? (
              <Stepper
                size="s"
                label={`${title}, to bring back`}
                value={chosen}
                min={1}
                max={quantity}
                onChange={(count) => choose(item, count)}
              />
            ) : null}
          </div>
        );
      })}
    </CardGroup>
  );
}

const NO_EFFECT = () => '';

function NamedItems() {
  const { values } = useAnswers<ReturnAnswers>();
  const { popularItems, itemPictures } = useReturnStepProps();
  const delivery = toReturn(values, null);
  const effectOf = delivery
    ? effectOnTotal(
        delivery.furnitureItems,
        (furnitureItems) => priceReturn({ ...delivery, furnitureItems }).totalWithDiscount,
      )
    : NO_EFFECT;
  return <ItemsField popularItems={popularItems} pictures={itemPictures} effectOf={effectOf} />;
}

const WHAT = 'What comes back';

export function WhatStep() {
  const { values, setField, errorOf } = useAnswers<ReturnAnswers>();
  const { price, draftId } = useWizardContext();
  const isNamed = values.returnKind === NAMED_ITEMS;
  const chosen = isNamed ? NAMED_ITEMS : values.storageSpace;
  const options = whatOptions(values, price.quote);
  const answer = options.find(({ value }) => value === chosen)?.label ?? null;
  const hasArea = !isNamed && !isKnown(values) && values.storageSpace === 'custom';
  const choose = (what: string): void => {
    if (what === NAMED_ITEMS) return setField('returnKind', NAMED_ITEMS);
    if (isKnown(values)) return setField('returnKind', 'unit');
    // The unit is set first, so that the answers never contain a unit return without a unit.
    setField('storageSpace', what);
    if (what !== 'custom') setField('squareFeet', null);
    setField('returnKind', 'unit');
  };
  return (
    <div className={styles.stack}>
      <div className={styles.field}>
        <Answered label={WHAT} answer={answer} error={errorOf('storageSpace')}>
          <SelectField
            label={WHAT}
            hint="Each price is your total with that choice, VAT included."
            name="storageSpace"
            value={chosen}
            onChange={choose}
            options={options}
            error={errorOf('storageSpace')}
          />
        </Answered>
      </div>
      {isKnown(values) ? null : (
        <Note kind="quiet">
          Anyone can see the prices, but we only release things to their owner.{' '}
          <AppLink href={startPath(ROUTES.returnOwner, draftId)}>Confirm it is yours</AppLink> and you can tick what
          comes back on your own list. Otherwise you send us a request at the end.
        </Note>
      )}
      {hasArea ? <AreaField /> : null}
      {isNamed ? isKnown(values) ? <StoredThings /> : <NamedItems /> : null}
      <AddOnsField legend="Unpacking and other help" offered={RETURN_ADD_ONS} />
    </div>
  );
}
