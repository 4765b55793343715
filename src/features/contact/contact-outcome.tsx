import { CircleAlert, CircleCheck, CircleHelp, Clock, ExternalLink, Send } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { contactWords } from '#content/words/contact.ts';
import { Button } from '#ui/button.tsx';
import type { Draft } from './draft.ts';
import type { Step } from './draft-reducer.ts';
import { compact, OtherWays, WayLink } from './other-ways.tsx';
import { stepText } from './step-text.ts';

type Props = { draft: Draft; step: Step; confirm: () => void };

export function ContactOutcome({ draft, step, confirm }: Props) {
  if (step.kind === 'typing' || step.kind === 'checking' || step.kind === 'sending') return null;
  const { panel, color, Icon } = looks[step.kind];
  return (
    <Panel key={step.kind} look={panel}>
      <div className="flex gap-3">
        <Icon className={`mt-px shrink-0 ${color}`} aria-hidden />
        <OutcomeText step={step} />
      </div>
      {step.kind !== 'delivered' && (
        <OtherWays draft={draft}>
          {step.kind === 'asking' && (
            <Button className={compact} onClick={confirm}>
              {contactWords.sendAgain}
            </Button>
          )}
          {step.kind === 'failed' && step.reason === 'framed' && (
            <WayLink href={location.href} icon={<ExternalLink size={18} aria-hidden />}>
              {contactWords.openPage}
            </WayLink>
          )}
        </OtherWays>
      )}
    </Panel>
  );
}

const uncertainLook = { panel: 'border-gold bg-gold-soft', color: 'text-accent', Icon: CircleHelp };

const looks = {
  delivered: { panel: 'border-success bg-success-soft', color: 'text-success', Icon: CircleCheck },
  uncertain: uncertainLook,
  asking: uncertainLook,
  waiting: { ...uncertainLook, Icon: Clock },
  choosing: { panel: 'border-line-strong bg-raised', color: 'text-primary', Icon: Send },
  failed: { panel: 'border-danger bg-danger-soft', color: 'text-danger', Icon: CircleAlert },
};

function OutcomeText({ step }: { step: Step }) {
  const { title, advice } = stepText(step, useSecondsLeft(step.kind === 'waiting' ? step.until : undefined));
  return (
    <div>
      <p className="leading-normal font-bold">{title}</p>
      <p className="mt-0.5 text-[.9375rem] leading-normal tabular-nums">{advice}</p>
    </div>
  );
}

/** Seconds until a time in ms, counted down to 1; then the step changes. */
function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(1, Math.ceil((until - now) / 1_000));
}

function Panel({ look, children }: { look: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={panel} className={`scroll-mb-4 rounded-card border-[1.5px] p-5 ${look}`}>
      {children}
    </div>
  );
}
