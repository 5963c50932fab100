import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useScripted } from '@/components/forms/use-scripted';

type Open = { readonly id: string; readonly by: 'hover' | 'press' };

/**
 * One open group at a time (HDR-1). A mouse opens by pointing and closes by leaving; a press (click, tap, Enter, Space)
 * pins the group open until the next press, Escape, a press elsewhere, or the focus moving on.
 */
export function useDropdown() {
  const [open, setOpen] = useState<Open | null>(null);
  const root = useRef<HTMLUListElement>(null);
  // False in the server's markup: until script runs the style sheet opens the groups by :hover and :focus-within.
  const isLive = useScripted();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(null);
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(null);
      const opener = root.current?.querySelector<HTMLElement>(`[aria-controls="menu-${open.id}"]`);
      if (opener?.parentElement?.contains(document.activeElement)) opener.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [open]);

  return {
    root,
    isLive,
    openId: open?.id ?? null,
    close: () => setOpen(null),
    press: (id: string) => setOpen((now) => (now?.id === id && now.by === 'press' ? null : { id, by: 'press' })),
    enter: (id: string, event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen((now) => (now?.id === id ? now : { id, by: 'hover' }));
    },
    leave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen((now) => (now?.by === 'hover' ? null : now));
    },
  };
}
