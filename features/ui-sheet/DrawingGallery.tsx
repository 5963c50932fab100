import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Logo } from '@/components/ui/Logo';
import sheet from './UiSheet.module.scss';
import styles from './DrawingGallery.module.scss';

/** `file`: the end of the path after the folder and the name, or the whole path of a shared file. */
type Entry = readonly [name: string, file: string, width: number, height: number, bytes: number, alt: string];
type Family = { readonly name: string; readonly drawings: readonly Entry[] };
type DrawingGalleryProps = { readonly families: readonly Family[] };

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const totalOf = (drawings: readonly Entry[]): number => drawings.reduce((sum, [, , , , bytes]) => sum + bytes, 0);

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
              <li key={entry[0]}>
                <Plate family={name} entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

/** Renders a drawing on its background: dark for those made for dark backgrounds. */
function Plate({ family, entry }: { readonly family: string; readonly entry: Entry }) {
  const [name, file, width, height, bytes, alt] = entry;
  return (
    <figure className={styles.plate}>
      <span className={name.endsWith('on-dark') ? styles.inkGround : styles.ground}>
        <Drawing
          path={file.startsWith('/') ? file : `/drawings/${family}/${name}.${file}`}
          width={width}
          height={height}
          alt={alt}
        />
      </span>
      <figcaption>
        <strong>{name}</strong>
        <span>
          {width} × {height} px, {kilobytes(bytes)}
        </span>
        <span>{alt === '' ? 'Stands beside words that say the same.' : alt}</span>
      </figcaption>
    </figure>
  );
}
