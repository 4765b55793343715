import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { confirmationText } from './delivery-text.ts';
import type { Draft } from './draft.ts';
import { failureText, type Trouble } from './failure-text.ts';
import { OtherWays } from './other-ways.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

/** How the last press of the button went, for as long as it matters: toasts are gone in seconds. */
export function ContactOutcome({ draft }: { draft: Draft }) {
  const state = useSyncExternalStore(
    draft.delivery.subscribe,
    draft.delivery.get,
    () => draft.delivery.initial,
  );
  switch (state.kind) {
    case 'idle':
    case 'sending':
      return null;
    case 'sent':
      return (
        <Panel look="border-daun bg-daun-soft">
          <Words icon={<CircleCheck className="text-daun" aria-hidden />} {...thanks} />
        </Panel>
      );
    case 'unconfirmed':
      return (
        <Panel look="border-emas bg-emas-soft">
          <Words icon={<CircleHelp className="text-soga" aria-hidden />} {...confirmationText[state.fate]} />
          {state.fate === 'may-have-arrived' && <OtherWays draft={draft} />}
        </Panel>
      );
    case 'failed':
      return (
        <Panel look="border-merah bg-merah-soft">
          {state.retryAt ? (
            <CountedDown key={state.retryAt} reason={state.reason} until={state.retryAt} />
          ) : (
            <Failure reason={state.reason} />
          )}
          <OtherWays draft={draft} />
        </Panel>
      );
  }
}

const thanks = {
  title: 'Your message has been sent.',
  advice: 'Thank you. I will answer at the address you gave.',
};

function CountedDown({ reason, until }: { reason: Trouble; until: number }) {
  return <Failure reason={reason} wait={useSecondsUntil(until)} />;
}

function Failure({ reason, wait }: { reason: Trouble; wait?: number }) {
  return <Words icon={<CircleAlert className="text-merah" aria-hidden />} {...failureText(reason, wait)} />;
}

function Words({ icon, title, advice }: { icon: ReactNode; title: string; advice: string }) {
  return (
    <div className="flex gap-3">
      <span className="mt-px shrink-0">{icon}</span>
      <div>
        <p className="leading-normal font-bold">{title}</p>
        <p className="mt-0.5 text-[.9375rem] leading-normal tabular-nums">{advice}</p>
      </div>
    </div>
  );
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
