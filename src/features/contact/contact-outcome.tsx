import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Delivery } from './delivery.ts';
import { confirmationText } from './delivery-text.ts';
import { failureText, type Trouble } from './failure-text.ts';
import { OtherWays } from './other-ways.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

/** How the last press of the button went, for as long as it matters: toasts are gone in seconds. */
export function ContactOutcome({ state }: { state: Delivery }) {
  switch (state.kind) {
    case 'idle':
    case 'sending':
      return null;
    case 'sent':
      return (
        <Panel look="border-daun bg-daun-soft" icon={<CircleCheck className="text-daun" aria-hidden />}>
          <Words
            title="Your message has been sent."
            advice="Thank you. I will answer at the address you gave."
          />
        </Panel>
      );
    case 'unconfirmed':
      return (
        <Panel look="border-emas bg-emas-soft" icon={<CircleHelp className="text-soga" aria-hidden />}>
          <Words {...confirmationText[state.fate]} />
          {state.fate === 'may-have-arrived' && <OtherWays />}
        </Panel>
      );
    case 'failed':
      return (
        <Panel look="border-merah bg-merah-soft" icon={<CircleAlert className="text-merah" aria-hidden />}>
          {state.retryAt ? (
            <Waiting key={state.retryAt} reason={state.reason} until={state.retryAt} />
          ) : (
            <Words {...failureText(state.reason)} />
          )}
          <OtherWays />
        </Panel>
      );
  }
}

function Waiting({ reason, until }: { reason: Trouble; until: number }) {
  return <Words {...failureText(reason, useSecondsUntil(until))} />;
}

function Words({ title, advice }: { title: string; advice: string }) {
  return (
    <>
      <p className="font-bold">{title}</p>
      <p className="mt-0.5 text-[.9375rem] leading-normal tabular-nums">{advice}</p>
    </>
  );
}

function Panel({ look, icon, children }: { look: string; icon: ReactNode; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={panel} className={`flex gap-3.5 rounded-card border-[1.5px] p-5 ${look}`}>
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
