import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { emptyValues } from '@/components/forms/answers';
import type { FormErrors, FormValues } from '@/components/forms/form-view';
import { isFormId, viewOf } from '@/components/forms/forms';
import { LiveForm } from './LiveForm';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const wordOf = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? (control.checked ? 'on' : '') : control.value;

function typedIn(place: HTMLElement, names: readonly string[]): FormValues {
  const controls = [...place.querySelectorAll<Control>('input, textarea, select')];
  return Object.fromEntries(
    controls.filter(({ name }) => names.includes(name)).map((control) => [control.name, wordOf(control)]),
  );
}

/** Mounts the live form in one task, so that nothing can be typed between reading the values and hydration. */
export function mount(place: HTMLElement): () => void {
  const { form, answers, errors, stamp, ids } = place.dataset;
  if (!isFormId(form)) throw new RangeError(`No form is called ${String(form)}`);
  const empty = emptyValues(viewOf(form));
  const known = answers ? (JSON.parse(answers) as FormValues) : {};
  const values = { ...empty, ...known, ...typedIn(place, Object.keys(empty)) };
  const given = { values, errors: errors ? (JSON.parse(errors) as FormErrors) : {} };
  const live = <LiveForm form={form} given={given} stamp={stamp} ids={ids} />;
  const isDrawn = place.childElementCount > 0;
  let root: Root | undefined;
  flushSync(() => {
    root = isDrawn ? hydrateRoot(place, live) : createRoot(place);
    if (!isDrawn) root.render(live);
  });
  return () => root?.unmount();
}
