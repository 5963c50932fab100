/** The mount point of every modal; pages/_document.tsx puts it on every page (SHELL-5). */
export const MODAL_ROOT_ID = 'modal-root';
