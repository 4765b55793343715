import {
  Component,
  Fragment,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './button.tsx';
import type { Chunk } from './chunk.ts';

type PartWords = { part: string; tryAgain: string };
type Props = { chunk: Chunk; words: PartWords; as?: 'div' | 'section'; id?: string; className?: string };

/** A part of a page in a separate chunk. React keeps the prerendered HTML until the chunk has loaded. */
export function Part({ chunk, words, as: Wrapper = 'div', ...rest }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  const [Content] = useState(chunk.component);
  return (
    <Wrapper {...rest} ref={wrapper} data-part="">
      <PartBoundary words={words}>
        <Suspense fallback={<p className="wrap py-16">{words.part}</p>}>
          <Content />
          <Hydrated part={wrapper} />
        </Suspense>
      </PartBoundary>
    </Wrapper>
  );
}

/** Tells the script in the head (`index.html`) that the buttons of the part work. */
function Hydrated({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    part.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, [part]);
  return null;
}

type BoundaryState = { hasFailed: boolean; rebuilds: number };

/** An error in a part leaves the rest of the page. If a translator or an extension has moved its nodes, it renders again. */
class PartBoundary extends Component<{ words: PartWords; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, rebuilds: 0 };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { hasFailed: !isOfMovedNode(error) };
  }

  override componentDidCatch(error: unknown) {
    if (isOfMovedNode(error)) this.setState(({ rebuilds }) => ({ rebuilds: rebuilds + 1 }));
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.hasFailed) return <Fragment key={this.state.rebuilds}>{children}</Fragment>;
    return (
      <div role="alert" className="wrap grid justify-items-start gap-4 py-16">
        <p>{words.part}</p>
        <Button look="quiet" onClick={() => this.setState({ hasFailed: false })}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }
}

/** Thrown when React removes a node, or inserts before one, that something else has moved. */
function isOfMovedNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
