import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Logo } from '@/components/ui/Logo/Logo';
import sheet from '../UiSheet/UiSheet.module.scss';
import styles from './DrawingGallery.module.scss';

type Entry = Picture & { readonly name: string; readonly bytes: number };
type Family = { readonly name: string; readonly drawings: readonly Entry[] };
type DrawingGalleryProps = { readonly families: readonly Family[] };

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const totalOf = (drawings: readonly Entry[]): number => drawings.reduce((sum, { bytes }) => sum + bytes, 0);

/** Every drawing of the catalogue with its name, measures, weight and text alternative. */
export function DrawingGallery({ families }: DrawingGalleryProps) {
  const all = families.flatMap(({ drawings }) => drawings);
  return (
    <main className={sheet.root}>
      <div className={sheet.head}>
        <Logo />
        <span>Drawings</span>
      </div>
      <h1>
        {all.length} drawings, {kilobytes(totalOf(all))}
      </h1>
      {families.map(({ name, drawings }) => (
        <section key={name} className={sheet.section}>
          <h2 className={sheet.title}>
            {name}, {kilobytes(totalOf(drawings))}
          </h2>
          <ul className={styles.drawings}>
            {drawings.map((entry) => (
              <li key={entry.name}>
                <Plate {...entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

/** Drawings for ink grounds are shown on one. */
function Plate({ name, bytes, ...picture }: Entry) {
  return (
    <figure className={styles.plate}>
      <span className={name.endsWith('on-dark') ? styles.inkGround : styles.ground}>
        <Drawing {...picture} />
      </span>
      <figcaption>
        <strong>{name}</strong>
        <span>
          {Math.round(picture.width)} × {Math.round(picture.height)} px, {kilobytes(bytes)}
        </span>
        <span>{picture.alt === '' ? 'Stands beside words that say the same.' : picture.alt}</span>
      </figcaption>
    </figure>
  );
}
