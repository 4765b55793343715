import { ContactRound, FileText, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cvPath } from '#content/assemble/sections.ts';
import { owner } from '#content/owner.ts';
import { contactWords } from '#content/words/contact.ts';
import { words } from '#content/words/site.ts';
import { contactWays } from '#lib/contact-ways.ts';
import { assetPath } from '#lib/paths.ts';
import { Heading, Lead } from '#ui/heading.tsx';
import { ContactForm, type FormProps } from './contact-form.tsx';
import { mailLink } from './other-ways.tsx';

export function Contact(form: FormProps) {
  return (
    <div
      className="wrap grid grid-cols-1 gap-x-16 gap-y-5 sm:gap-y-12 lg:grid-cols-[.85fr_1.15fr]"
      data-aos="fade-up"
    >
      <div>
        <Heading level={2}>{contactWords.heading}</Heading>
        <Lead>
          {contactWords.text} {owner.replyTime}
        </Lead>
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 max-sm:*:min-w-[calc(50%-8px)] max-sm:*:first:w-full sm:mt-7 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-x-6 lg:grid-cols-1">
          {contactWays(owner).map(({ kind, href, value }) => (
            <Way
              key={href}
              href={kind === 'email' ? mailLink(value, contactWords.subject, '').href : href}
              target={kind === 'phone' ? undefined : '_blank'}
              label={contactWords.ways[kind]}
              value={value}
              isNumber={kind === 'phone' || kind === 'WhatsApp'}
              dir="ltr"
              icon={icons[kind]}
            />
          ))}
          <Way
            href={assetPath('contact.vcf')}
            download
            label={contactWords.addressBook}
            value={contactWords.saveContact}
            icon={<ContactRound size={20} />}
          />
          {cvPath && (
            <Way
              href={assetPath(cvPath)}
              download={`${owner.fullName} ${words.hero.cv}.pdf`}
              label={words.hero.cv}
              value={contactWords.saveCv}
              icon={<FileText size={20} />}
            />
          )}
        </ul>
        <Lead className="script:hidden">{contactWords.withoutScript}</Lead>
      </div>
      <ContactForm {...form} />
    </div>
  );
}

const icons = {
  email: <Mail size={20} />,
  WhatsApp: <MessageCircle size={20} />,
  phone: <Phone size={20} />,
  chat: <MessageCircle size={20} />,
};

type WayProps = ComponentProps<'a'> & { label: string; value: string; isNumber?: boolean; icon: ReactNode };

/** `dir` applies to the value: numbers and addresses read from left to right in every language. */
function Way({ label, value, isNumber = false, icon, dir, ...link }: WayProps) {
  return (
    <li className="max-w-full">
      <a
        {...link}
        rel="noopener noreferrer"
        className="group flex min-h-11 gap-3 sm:min-h-13 sm:items-center sm:gap-4 no-underline"
      >
        <span
          className="grid size-11 shrink-0 max-sm:hidden place-items-center rounded-full bg-primary-soft text-primary-strong transition-transform motion-safe:group-hover:-translate-y-0.5"
          aria-hidden
        >
          {icon}
        </span>
        <span className="min-w-0 leading-snug">
          <span className="block text-sm text-muted">{label}</span>{' '}
          <span className="block font-bold wrap-anywhere max-sm:text-sm underline-offset-4 group-hover:underline">
            <bdi dir={dir} className={isNumber ? 'inline-block tabular-nums' : undefined}>
              {value}
            </bdi>
          </span>
        </span>
      </a>
    </li>
  );
}
