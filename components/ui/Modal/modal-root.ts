/** Id of the element that every modal mounts in. pages/_document.tsx puts it on every page (SHELL-5). */
export const MODAL_ROOT_ID = 'modal-root';
