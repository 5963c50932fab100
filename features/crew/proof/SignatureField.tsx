import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { buttonClass } from '@/components/ui/Button';
import { SIGNATURE_BOX, signaturePath } from '@/lib/domain/visits/sign-off';
import styles from '../CrewPage/CrewPage.module.scss';

/** Renders a canvas to sign on. Calls `onChange` with the SVG path of the signature, '' when it is empty. */
export function SignatureField({ onChange }: { readonly onChange: (path: string) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  useEffect(() => {
    const box = canvas.current;
    if (!box) return;
    const drawn = new SignaturePad(box, { minDistance: 3 });
    pad.current = drawn;
    // The canvas has no size while its section is closed, and a new size after the phone is rotated.
    const fit = () => {
      if (box.offsetWidth === 0) return;
      const sharpness = Math.max(window.devicePixelRatio, 1);
      Object.assign(box, { width: box.offsetWidth * sharpness, height: box.offsetHeight * sharpness });
      box.getContext('2d')?.scale(sharpness, sharpness);
      drawn.clear();
      onChange('');
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(box);
    const onStroke = () =>
      onChange(
        signaturePath(
          drawn.toData().map(({ points }) => points),
          SIGNATURE_BOX.width / box.offsetWidth,
        ),
      );
    drawn.addEventListener('endStroke', onStroke);
    return () => {
      sizes.disconnect();
      drawn.off();
    };
  }, [onChange]);
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        Signature
      </span>
      <canvas
        ref={canvas}
        className={styles.signature}
        role="img"
        aria-label="Box to sign in, with a finger or a mouse"
      />
      <button
        type="button"
        className={buttonClass({ kind: 'outline', size: 's' })}
        onClick={() => {
          pad.current?.clear();
          onChange('');
        }}
      >
        Clear the signature
      </button>
    </>
  );
}
