import type { ComponentProps } from 'react';
import { QuestionList } from '@/components/marketing/QuestionList';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { LikePlaces } from './LikePlaces';
import { LineUp } from './LineUp';
import type { Call } from './types';
import { UnitGrid, type UnitGridProps } from './UnitGrid';
import { UnitPrices } from './UnitPrices';
import styles from './UnitSizesBody.module.scss';

export type UnitSizesBodyProps = UnitGridProps &
  ComponentProps<typeof LikePlaces> &
  Pick<ComponentProps<typeof UnitPrices>, 'trips'> &
  Pick<ComponentProps<typeof QuestionList>, 'questions'> &
  Pick<ComponentProps<typeof Breadcrumb>, 'trail'> & { readonly call: Call };

/** Renders the page of all unit sizes between header and footer. Static markup: links and one form. */
export function UnitSizesBody({ trail, places, homes, trips, questions, call, ...grid }: UnitSizesBodyProps) {
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <div className={styles.content}>
          <Breadcrumb trail={trail} />
          <header className={styles.head}>
            <h1>Storage units, drawn to&nbsp;scale</h1>
            <p>
              We collect your things, store them and bring them back. Compare the sizes and choose the one you need.
            </p>
          </header>
          <LineUp units={grid.units} />
          <h2 className={styles.choose}>Choose by what it holds</h2>
          <UnitGrid {...grid} />
        </div>
      </div>
      <div className={styles.places} data-later>
        <LikePlaces places={places} homes={homes} />
      </div>
      <div className={styles.prices} data-later>
        <UnitPrices units={grid.units} terms={grid.terms} trips={trips} />
      </div>
      <div className={styles.questions} data-later>
        <QuestionList title="Questions about sizes" name="unit-questions" questions={questions} {...call} />
      </div>
    </div>
  );
}
