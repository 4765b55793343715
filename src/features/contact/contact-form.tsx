import { Send } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { contactWords } from '#content/words/contact.ts';
import { useStore } from '#lib/create-store.ts';
import { takeText } from '#lib/early-text.ts';
import { contactSettings } from '#lib/env.ts';
import { loadAxios } from '#services/delivery.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { isComposing } from '#ui/keyboard.ts';
import { ContactOutcome } from './contact-outcome.tsx';
import { type Draft, draft as draftOfVisit } from './draft.ts';
import { type ContactErrors, type ContactField, charactersLeft, fieldIds } from './message.ts';
import { spokenText } from './step-text.ts';

export type FormProps = { draft?: Draft };

/** The honeypot: invisible, and with a name that browsers do not autofill. */
const trapName = 'homepage';

export function ContactForm({ draft = draftOfVisit }: FormProps) {
  const { typed, step } = useStore(draft);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isTrapSet = useRef(true);
  const errors: ContactErrors = step.kind === 'checking' ? step.errors : {};
  const isSending = step.kind === 'sending';
  const isOff = isSending || step.kind === 'waiting' || step.kind === 'asking';

  // Text that was typed, or filled in by the browser, before the script ran.
  useEffect(() => {
    const text = (name: ContactField) => takeText(fieldIds[name], fieldOf(form.current, name));
    const found = { name: text('name'), email: text('email'), message: text('message') };
    draft.dispatch({ type: 'found', typed: found, isEmailValid: isEmailValid(form.current) });
  }, [draft]);

  function field(name: ContactField) {
    return {
      id: fieldIds[name],
      name,
      label: contactWords.fields[name],
      value: typed[name],
      error: errors[name],
      readOnly: isSending,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        draft.dispatch({
          type: 'typed',
          typed: { [name]: target.value },
          isEmailValid: isEmailValid(target.form),
        }),
    };
  }

  function send() {
    // A person with a password manager that filled it in presses again.
    if (isTrapSet.current && fieldOf(form.current, trapName)?.value) {
      isTrapSet.current = false;
      draft.dispatch({ type: 'trapped' });
      return;
    }
    const next = draft.press();
    if (next?.do === 'focus') fieldOf(form.current, next.field)?.focus();
  }

  function sendOnShortcut(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat && !isComposing(event)) send();
  }

  function confirm() {
    // The pressed button disappears.
    button.current?.focus();
    draft.dispatch({ type: 'confirmed' });
  }

  /** On first use: after minutes of typing, a deployment may have removed the chunk. */
  function prepare() {
    draft.shareWithTabs();
    loadAxios().catch(() => {});
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={contactWords.form}
      className="needs-script grid grid-cols-1 gap-3.5 sm:gap-4.5"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={sendOnShortcut}
      onFocus={prepare}
    >
      <TextField {...field('name')} type="text" autoComplete="name" />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea {...field('message')} rows={6} extra={<MessageCounter message={typed.message} />} />
      <div className="sr-only" aria-hidden>
        <label htmlFor={trapName}>{contactWords.trap}</label>
        <input
          id={trapName}
          name={trapName}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </div>

      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          ref={button}
          onClick={send}
          aria-disabled={isOff}
          className="min-w-[min(100%,12.25rem)]"
          icon={<Send size={20} />}
        >
          {isSending ? contactWords.sending : contactWords.send}
        </Button>
        <p className="max-w-[32ch] text-sm leading-snug text-balance text-muted">{whereTo()}</p>
      </div>
      <p role="status" className="sr-only">
        {spokenText(step)}
      </p>
      <ContactOutcome typed={typed} step={step} confirm={confirm} />
    </form>
  );
}

function fieldOf(form: HTMLFormElement | null, name: ContactField | typeof trapName) {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

function isEmailValid(form: HTMLFormElement | null): boolean {
  return fieldOf(form, 'email')?.checkValidity() ?? false;
}

function whereTo(): string {
  const settings = contactSettings();
  if (!settings) return contactWords.toOtherWays;
  return settings.kind === 'telegram' ? contactWords.toTelegram : '';
}

const near = 300;

/** Hidden until the limit is near. Screen readers announce it when typing pauses. */
function MessageCounter({ message }: { message: string }) {
  const left = charactersLeft('message', message);
  const text = left > near ? '' : left < 0 ? contactWords.excess(-left) : contactWords.left(left);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 1_000);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      <span
        aria-hidden
        className={`text-sm tabular-nums ${left < 0 ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {text}
      </span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}
