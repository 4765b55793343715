import {
  Component,
  Fragment,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { parsePath, useNavigate } from 'react-router-dom';
import { homePath, isHome } from '#lib/paths.ts';
import { Button } from './button.tsx';
import type { Chunk } from './chunk.ts';
import { opensHere, showSection, useNavigateHere } from './site-link.tsx';

type PartWords = { part: string; tryAgain: string };
type Props = { chunk: Chunk; words: PartWords; as?: 'div' | 'section'; id?: string; className?: string };

/** A part of a page in a separate chunk. React keeps the prerendered HTML until the chunk has come. */
export function Part({ chunk, words, as: Wrapper = 'div', ...rest }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  const isHydrated = useRef(false);
  const [Content] = useState(chunk.component);
  const navigate = useNavigate();
  const navigateHere = useNavigateHere();

  // Until the part is hydrated, React stops all clicks on its links at the root.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-to]');
      if (isHydrated.current || !link || !wrapper.current?.contains(link) || !opensHere(event)) return;
      event.preventDefault();
      const to = link.dataset.to ?? homePath;
      const { pathname, search = '', hash = '' } = parsePath(to);
      if (!isHome() || pathname !== homePath) return navigate(to, { state: { isFromHome: isHome() } });
      void navigateHere(search || location.search, hash);
      showSection(hash.slice(1));
    };
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [navigate, navigateHere]);

  /** Tells the script in the head (`index.html`) that the buttons of the part work. */
  const reportHydrated = useCallback(() => {
    isHydrated.current = true;
    wrapper.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
  }, []);

  return (
    <Wrapper {...rest} ref={wrapper} data-part="">
      <PartBoundary words={words}>
        <Suspense fallback={<p className="wrap py-16">{words.part}</p>}>
          <Content />
          <Effect run={reportHydrated} />
        </Suspense>
      </PartBoundary>
    </Wrapper>
  );
}

function Effect({ run }: { run: () => void }) {
  useEffect(run, [run]);
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
