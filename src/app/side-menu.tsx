import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SectionLink } from './section-link.tsx';
import { type Section, sections } from './sections.ts';

/** The menu of small screens. The dialog traps focus, closes on Escape and gives focus back by itself. */
export function SideMenu({ active }: { active: Section }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    // The scrim is the dialog itself: what is inside it lies on its one child.
    const closeOnScrim = (event: MouseEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeOnScrim);
    return () => element?.removeEventListener('click', closeOnScrim);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        className="icon-button md:hidden"
        onClick={() => dialog.current?.showModal()}
      >
        <Menu size={20} aria-hidden />
      </button>
      <dialog ref={dialog} aria-label="Menu" className="side-menu">
        <div className="flex min-h-full flex-col gap-6 p-4">
          <form method="dialog" className="flex justify-end">
            <button type="submit" aria-label="Close menu" className="icon-button">
              <X size={20} aria-hidden />
            </button>
          </form>
          <nav aria-label="Menu">
            <ul className="grid gap-1">
              {sections.map(({ id, label, Icon }) => (
                <li key={id}>
                  <SectionLink
                    section={id}
                    aria-current={active === id ? 'true' : undefined}
                    onClick={() => dialog.current?.close()}
                    className="flex min-h-13 items-center gap-4 rounded-full px-5 text-lg font-bold no-underline aria-[current]:bg-nila aria-[current]:text-paper"
                  >
                    <Icon size={20} aria-hidden />
                    {label}
                  </SectionLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}
