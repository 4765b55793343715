import { Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { contactWords } from '#content/words/contact.ts';
import { telegramSettings } from '#lib/env.ts';
import { Button } from '#ui/button.tsx';
import type { ContactErrors } from './check-contact-message.ts';
import { TextArea, TextField } from './contact-field.tsx';
import { fieldIds, trapName } from './contact-fields.ts';
import { ContactOutcome } from './contact-outcome.tsx';
import { type Draft, draft as draftOfVisit } from './draft.ts';
import type { Step } from './draft-reducer.ts';
import { MessageCounter } from './message-counter.tsx';
import { stepText } from './step-text.ts';
import { useContact } from './use-contact.ts';

export type FormProps = { draft?: Draft };

export function ContactForm({ draft = draftOfVisit }: FormProps) {
  const { form, step, typed, send, sendOnShortcut, prepare } = useContact(draft);
  const button = useRef<HTMLButtonElement>(null);
  const [{ name, email, message }] = useState(() => draft.get().typed);
  const errors: ContactErrors = step.kind === 'checking' ? step.errors : {};
  const isSending = step.kind === 'sending';
  const isOff = isSending || step.kind === 'waiting' || step.kind === 'asking';

  function confirm() {
    // The pressed button disappears.
    button.current?.focus();
    draft.decide('confirmed');
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={contactWords.form}
      className="needs-script grid gap-4.5"
      onSubmit={stay}
      onInput={typed}
      onKeyDown={sendOnShortcut}
      onFocus={prepare}
    >
      <TextField
        id={fieldIds.name}
        label={contactWords.fields.name}
        name="name"
        type="text"
        autoComplete="name"
        defaultValue={name}
        error={errors.name}
        readOnly={isSending}
      />
      <TextField
        id={fieldIds.email}
        label={contactWords.fields.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        error={errors.email}
        readOnly={isSending}
      />
      <TextArea
        id={fieldIds.message}
        label={contactWords.fields.message}
        name="message"
        rows={6}
        defaultValue={message}
        error={errors.message}
        readOnly={isSending}
        extra={<MessageCounter draft={draft} />}
      />
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
          className="min-w-49"
          icon={<Send size={20} aria-hidden />}
        >
          {isSending ? contactWords.sending : contactWords.send}
        </Button>
        <p className="max-w-[32ch] text-[.9375rem] leading-snug text-balance text-muted">
          {telegramSettings() ? contactWords.toTelegram : contactWords.toOtherWays}
        </p>
      </div>
      <p role="status" className="sr-only">
        {spokenText(step)}
      </p>
      <ContactOutcome draft={draft} step={step} confirm={confirm} />
    </form>
  );
}

function stay(event: FormEvent) {
  event.preventDefault();
}

function spokenText(step: Step): string {
  if (step.kind === 'sending') return contactWords.sendingSpoken;
  const { title, advice } = stepText(step);
  if (step.kind === 'failed' && step.reason === 'rate-limited') return advice;
  const isSpoken =
    /^(asking|choosing)$/.test(step.kind) || (step.kind === 'failed' && step.reason === 'framed');
  return isSpoken ? `${title} ${advice}` : '';
}
