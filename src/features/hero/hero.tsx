import { FileText, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cvPath } from '#content/assemble/sections.ts';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { assetPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { PlainIcon } from '#ui/icon.tsx';
import { Coin } from './coin.tsx';
import { TypedLine } from './typed-line.tsx';

/** In a low window the groups dissolve, and the typed line and the sentence come after the buttons, so that both are in view. */
const group = 'grid justify-items-start gap-2 low:contents';
const button = 'low:min-h-11 low:px-4 low:text-sm';

/** `facts` is a part of its own: the records are not needed for the first screen. */
export function Hero({ facts }: { facts?: ReactNode }) {
  const app = appOf(owner.callMe);
  const opens = app && words.hero.callMeIn(app);
  return (
    <div
      id="beranda"
      className="relative overflow-clip pt-4 pb-5 md:pt-10 md:pb-14 lg:pt-12 lg:pb-20 low:pt-2 low:pb-8"
    >
      <div className="hero-pattern absolute inset-0 rtl:-scale-x-100 forced-colors:hidden print:hidden" />
      <div className="wrap relative grid gap-6 md:grid-cols-[1fr_auto] md:items-center md:gap-8 lg:gap-16 low:grid-cols-[1fr_auto] low:items-start low:gap-8">
        <div className="grid min-w-0 gap-6 md:gap-8 lg:gap-10 low:flex low:flex-col low:items-start low:gap-1">
          <div className={group}>
            <h1
              tabIndex={-1}
              className="-ms-[.06em] text-[clamp(min(3rem,18vw),7.8vw,8rem)] leading-tight font-extrabold tracking-tighter low:text-3xl"
            >
              {words.hero.greeting}
            </h1>
            <p className="leading-snug text-muted">
              <b className="block text-2xl font-extrabold text-ink low:text-xl">{owner.fullName}</b>
              {owner.role} <span className="max-lg:hidden low:inline">· </span>
              <span className="block lg:inline low:inline">{owner.location}</span>
            </p>
          </div>
          <div className={group}>
            <TypedLine lines={owner.typedLines} />
            <p className="max-w-80 text-sm text-balance text-muted md:max-w-88 md:text-base lg:max-w-160 xl:text-lg low:order-1">
              {owner.personal}
            </p>
            {owner.openTo && (
              <p className="flex items-baseline gap-2 text-xs leading-snug font-bold text-balance lg:mt-1 lg:max-xl:max-w-84 lg:rounded-full lg:border lg:border-line-strong lg:bg-surface lg:px-3.5 lg:py-1 xl:text-sm">
                {/* A border, as paper shows no backgrounds. */}
                <i className="size-0 shrink-0 rounded-full border-4 border-gold" />
                <span>{owner.openTo}</span>
              </p>
            )}
          </div>
          <div className="grid justify-items-start gap-4 lg:gap-6 low:contents">
            {facts}
            <div className="flex flex-wrap gap-2 sm:gap-3 low:mt-1.5 low:gap-2">
              {owner.callMe && (
                <Button
                  href={owner.callMe}
                  target={owner.callMe.startsWith('http') ? '_blank' : undefined}
                  icon={<CallIcon href={owner.callMe} app={app} />}
                  aria-label={opens}
                  title={opens}
                  className={button}
                >
                  {words.hero.callMe}
                </Button>
              )}
              {cvPath && <FileButton href={assetPath(cvPath)}>{words.hero.cv}</FileButton>}
              {owner.designPortfolio && (
                <FileButton href={owner.designPortfolio.url}>{owner.designPortfolio.label}</FileButton>
              )}
            </div>
          </div>
        </div>
        <Coin />
      </div>
    </div>
  );
}

function FileButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} target="_blank" look="quiet" icon={<FileText size={20} />} className={button}>
      {children}
    </Button>
  );
}

function CallIcon({ href, app }: { href: string; app: string | undefined }) {
  if (app) return <PlainIcon src={`icons/${app.toLowerCase()}.svg`} />;
  const Icon = href.startsWith('tel:') ? Phone : href.startsWith('mailto:') ? Mail : MessageCircle;
  return <Icon size={20} />;
}

function appOf(href = ''): 'WhatsApp' | 'Telegram' | undefined {
  if (/^https:\/\/(wa\.me|api\.whatsapp\.com)\//.test(href)) return 'WhatsApp';
  if (/^https:\/\/(t|telegram)\.me\//.test(href)) return 'Telegram';
}
