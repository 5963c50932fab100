import clsx from 'clsx';
import styles from './UnitGrid.module.scss';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { PlainSegments } from '@/components/ui/Segments/PlainSegments';
import { Tag } from '@/components/ui/Tag';
import { MOST_POPULAR } from '@/lib/domain/catalogue/storage-units';
import { ROUTES } from '@/lib/routes';
import type { Call, CustomUnit, SizedUnit, Term, TermPrice } from './types';

type UnitCardProps = {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly drawing: Picture;
  readonly isPopular?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

function UnitCard({ id, title, lines, drawing, isPopular, isWide, children }: UnitCardProps) {
  const width: CSSProperties & { '--width': number } = { '--width': drawing.width };
  return (
    <li id={id} className={clsx(styles.unit, isWide && styles.wide)}>
      <div className={styles.picture} style={width}>
        <Drawing {...drawing} alt="" />
      </div>
      <div className={styles.facts}>
        <div className={styles.heading}>
          <h3 className={styles.title}>{title}</h3>
          {isPopular ? <Tag kind="hot">Popular</Tag> : null}
        </div>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}

/** Renders an alternative for each term. The style sheet shows that of the checked radio button. */
function ByTerm({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <span className={styles.byTerm}>
      {children.map((alternative, index) => (
        <span key={index}>{alternative}</span>
      ))}
    </span>
  );
}

type RentProps = {
  readonly prices: readonly TermPrice[];
  readonly terms: readonly Term[];
  /** Whether the prices are those of the smallest of its kind. */
  readonly isFrom?: boolean;
};

function Rent({ prices, terms, isFrom = false }: RentProps) {
  return (
    <ByTerm>
      {prices.map(({ week, payment }, index) => (
        <span key={terms[index]?.value} className={styles.rent}>
          {isFrom ? 'from ' : null}
          <strong>{week}</strong> a week
          <small>
            {payment === week ? 'paid' : payment} {terms[index]?.every}
          </small>
        </span>
      ))}
    </ByTerm>
  );
}

/** The widest drawing that a single column holds, in pixels. */
const COLUMN_WIDTH = 286;

export type UnitGridProps = {
  readonly units: readonly SizedUnit[];
  readonly custom: CustomUnit | null;
  /** `from`: the area above which there is no online price. */
  readonly byRequest: Call & { readonly from: string; readonly drawing: Picture };
  readonly terms: readonly Term[];
  readonly initialTerm: string;
  readonly height: string;
};

/** Renders the units in a GET form with the prices of all terms. The style sheet shows those of the checked one. */
export function UnitGrid({ units, custom, byRequest, terms, initialTerm, height }: UnitGridProps) {
  return (
    <form noValidate action={ROUTES.storageQuote} method="get" className={styles.root}>
      <div className={styles.bar}>
        <PlainSegments
          legend="How long for?"
          name="term"
          options={terms}
          initialValue={initialTerm}
          className={styles.terms}
          onMist
        />
        <p className={styles.condition} aria-live="polite">
          <ByTerm>
            {terms.map(({ label, condition }) => (
              <span key={label}>
                {label}: {condition}
              </span>
            ))}
          </ByTerm>{' '}
          VAT included, all units {height} high.
        </p>
      </div>
      <ul className={styles.units} data-later>
        {units.map(({ space, id, title, feet, floor, volume, holds, boxes, isPopular, prices, drawing }) => (
          <UnitCard
            key={space}
            id={id}
            title={title}
            drawing={drawing}
            isPopular={isPopular}
            isWide={drawing.width > COLUMN_WIDTH}
            lines={[
              `${feet.join(' × ')} ft: ${floor}, ${volume}`,
              `${holds} Or ${boxes} medium boxes and nothing else.`,
            ]}
          >
            <Rent prices={prices} terms={terms} />
            <Button
              type="submit"
              name="plan"
              value={space}
              kind={space === MOST_POPULAR ? 'primary' : 'secondary'}
              fullWidth
              data-spot={`unit_sizes_${id}`}
            >
              Choose {title}
            </Button>
          </UnitCard>
        ))}
        {custom ? (
          <UnitCard id="custom" title="Custom" lines={[custom.range, custom.rate]} drawing={custom.drawing}>
            <Rent prices={custom.prices} terms={terms} isFrom />
            <Button type="submit" name="plan" value="custom" kind="secondary" fullWidth data-spot="unit_sizes_custom">
              Enter a size
            </Button>
          </UnitCard>
        ) : null}
        <li className={styles.request} id="larger">
          <Drawing {...byRequest.drawing} />
          <div>
            <h3 className={styles.title}>More than {byRequest.from}</h3>
            <p>By request. Ring us, and we tell you the whole price before you agree to anything.</p>
          </div>
          <ButtonLink href={byRequest.phoneHref} kind="dark" iconBefore="phone">
            {byRequest.phone}
          </ButtonLink>
        </li>
      </ul>
    </form>
  );
}
