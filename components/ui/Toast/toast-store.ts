export type ToastKind = 'success' | 'error';
export type ToastMessage = { readonly text: string; readonly kind: ToastKind };

export const TOAST_EVENT = 'ssm:toast';

/** Shows a text at the bottom of the page, wherever it is called from; the Toaster of the shell listens. */
export function showToast(text: string, kind: ToastKind = 'success'): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(TOAST_EVENT, { detail: { text, kind } }));
}
