import { CircleAlert, CircleCheck, CircleHelp, Clock, ExternalLink, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { contactWords } from '#content/words/contact.ts';
import type { ContactMessage } from '#services/delivery.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/card.tsx';
import type { Step } from './draft-reducer.ts';
import { OtherWays, WayLink } from './other-ways.tsx';
import { stepText } from './step-text.ts';

type Shown = Exclude<Step, { kind: 'typing' | 'checking' | 'sending' }>;
type Props = { typed: ContactMessage; step: Step; confirm: () => void };

export function ContactOutcome({ step, ...rest }: Props) {
  if (step.kind === 'typing' || step.kind === 'checking' || step.kind === 'sending') return null;
  return <OutcomePanel key={step.kind} step={step} {...rest} />;
}

function OutcomePanel({ typed, step, confirm }: Props & { step: Shown }) {
  const { tone, color, Icon } = looks[step.kind];
  const { title, advice } = stepText(step, useSecondsLeft(step.kind === 'waiting' ? step.until : undefined));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <Panel ref={panel} tone={tone} className="scroll-mb-4 p-5">
      <div className="flex gap-3">
        <Icon className={`mt-px shrink-0 ${color}`} />
        <div>
          <p className="font-bold">{title}</p>
          <p className="mt-0.5 text-sm tabular-nums">{advice}</p>
        </div>
      </div>
      {step.kind !== 'delivered' && (
        <OtherWays typed={typed}>
          {step.kind === 'asking' && (
            <Button size="small" onClick={confirm}>
              {contactWords.sendAgain}
            </Button>
          )}
          {step.kind === 'failed' && step.reason === 'framed' && (
            <WayLink href={location.href} icon={<ExternalLink size={18} />}>
              {contactWords.openPage}
            </WayLink>
          )}
        </OtherWays>
      )}
    </Panel>
  );
}

const uncertainLook = { tone: 'gold', color: 'text-accent', Icon: CircleHelp } as const;

const looks = {
  delivered: { tone: 'success', color: 'text-success', Icon: CircleCheck },
  uncertain: uncertainLook,
  asking: uncertainLook,
  waiting: { ...uncertainLook, Icon: Clock },
  choosing: { tone: 'raised', color: 'text-primary', Icon: Send },
  failed: { tone: 'danger', color: 'text-danger', Icon: CircleAlert },
} as const;

/** Counts down the seconds until a time in ms, to 1; then the step changes. */
function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? 0 : Math.max(1, Math.ceil((until - now) / 1_000));
}
