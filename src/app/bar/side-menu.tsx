import { FileText, Mail, Menu, Route, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { LanguageLinks } from '#app/languages/language-links.tsx';
import { cvPath, hasSection } from '#content/assemble/sections.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { assetPath, sectionPath } from '#lib/paths.ts';
import { type MenuId, menu } from '#pages/sections.ts';
import { Action } from '#ui/action.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { MotionButton } from './bar-buttons.tsx';

const menuId = 'side-menu';
const otherClass =
  'flex min-h-11 items-center gap-4.5 px-5 [&>svg]:shrink-0 font-semibold text-muted no-underline hover:text-ink';

const scrimClass =
  'group/menu inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-x-hidden overflow-y-auto overscroll-contain border-0 bg-scrim/50 p-0 text-ink opacity-0 transition-[opacity,overlay,display] transition-discrete duration-300 open:opacity-100 open:starting:opacity-0 opaque:bg-scrim';
/** Slides in from the end of the line. */
const panelClass =
  'translate-x-full transition-transform duration-300 rtl:-translate-x-full group-open/menu:translate-x-0 group-open/menu:starting:translate-x-full rtl:group-open/menu:starting:-translate-x-full';

/** A popover, which works before scripts run. Browsers without popovers show a modal dialog. */
export function SideMenu({ active }: { active: MenuId | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);

  function open() {
    if (!hasPopovers()) dialog.current?.showModal();
  }

  function close() {
    if (hasPopovers()) dialog.current?.hidePopover();
    else dialog.current?.close();
  }

  const others = [
    hasSection('path') && {
      to: sectionPath('path'),
      onClick: close,
      Icon: Route,
      text: words.path.heading,
    },
    cvPath && { href: assetPath(cvPath), target: '_blank', Icon: FileText, text: words.hero.cv },
    owner.email && { href: `mailto:${owner.email}`, Icon: Mail, text: owner.email },
  ].filter((one) => !!one);

  /** A click on the dialog itself is on the backdrop: its content is in one child. */
  function closeOnScrim({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) close();
  }

  return (
    <>
      <IconButton
        label={words.bar.openMenu}
        icon={<Menu size={20} />}
        className="md:hidden"
        aria-haspopup="dialog"
        popoverTarget={menuId}
        popoverTargetAction="show"
        onClick={open}
      />
      <dialog
        ref={dialog}
        id={menuId}
        popover="auto"
        aria-label={words.bar.menu}
        className={scrimClass}
        onClick={closeOnScrim}
        onKeyDown={keepFocus}
      >
        <div
          className={`${panelClass} ms-auto flex min-h-full w-[min(20rem,84vw)] flex-col gap-6 border-s border-line bg-surface p-4 pe-[max(1rem,env(safe-area-inset-right))] pb-[max(1rem,env(safe-area-inset-bottom))]`}
        >
          <div className="flex justify-between">
            <MotionButton />
            <IconButton
              label={words.bar.closeMenu}
              icon={<X size={20} />}
              popoverTarget={menuId}
              popoverTargetAction="hide"
              onClick={close}
            />
          </div>
          <nav aria-label={words.bar.menu}>
            <ul className="grid gap-1">
              {menu.map(({ id, Icon, label }) => (
                <li key={id}>
                  <SiteLink
                    to={sectionPath(id)}
                    aria-current={active === id ? 'true' : undefined}
                    onClick={close}
                    className="flex min-h-13 items-center gap-4 rounded-full px-5 text-lg font-bold no-underline aria-[current]:bg-primary aria-[current]:text-paper"
                  >
                    <Icon size={20} />
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <ul className="grid border-t border-line pt-4">
            {others.map(({ Icon, text, ...link }) => (
              <li key={text}>
                <Action {...link} className={otherClass}>
                  <Icon size={18} />
                  <span className="min-w-0 wrap-anywhere">{text}</span>
                </Action>
              </li>
            ))}
          </ul>
          <LanguageLinks className="flex min-h-13 items-center px-5 text-lg no-underline" />
        </div>
      </dialog>
    </>
  );
}

function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}

/** Keeps Tab inside the menu, and includes links, which Safari skips. */
function keepFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
}
