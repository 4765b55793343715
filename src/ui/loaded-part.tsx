import { Component, type ComponentType } from 'react';
import { Button } from './button.tsx';

/** Loads the component of a part; the same part always passes the same function. */
export type Load = () => Promise<ComponentType>;
type Props = { load: Load; words: { part: string; tryAgain: string }; onShown?: () => void };
type State = { hasFailed: boolean; rebuilds: number };

const loaded = new Map<Load, ComponentType>();

/** Loads a part, so that it can render. */
export async function loadPart(load: Load): Promise<void> {
  loaded.set(load, await load());
}

/**
 * A part of the page whose script is a separate chunk. If the chunk is missing or rendering fails, it shows an error and the
 * rest of the page stays. If a translator or an extension has moved its nodes, it is rendered again from its state.
 */
export class LoadedPart extends Component<Props, State> {
  override state: State = { hasFailed: false, rebuilds: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasFailed: !isOfMovedNode(error) };
  }

  override componentDidMount() {
    this.props.onShown?.();
  }

  override componentDidCatch(error: unknown) {
    if (isOfMovedNode(error)) this.setState(({ rebuilds }) => ({ rebuilds: rebuilds + 1 }));
  }

  retry = async () => {
    // The error is already shown.
    await loadPart(this.props.load).catch(() => {});
    this.setState({ hasFailed: false });
  };

  override render() {
    const Found = loaded.get(this.props.load);
    if (Found && !this.state.hasFailed) return <Found key={this.state.rebuilds} />;
    return (
      <div role="alert" className="wrap grid justify-items-start gap-4 py-16">
        <p>{this.props.words.part}</p>
        <Button look="quiet" onClick={this.retry}>
          {this.props.words.tryAgain}
        </Button>
      </div>
    );
  }
}

/** Thrown when React removes a node, or inserts before one, that something else has moved. */
function isOfMovedNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
