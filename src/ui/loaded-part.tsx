import { Component, type ComponentType } from 'react';
import { Button } from './button.tsx';

/** Brings the component of a part, always the same for the same part. */
export type Load = () => Promise<ComponentType>;
type Props = { load: Load; words: { part: string; tryAgain: string }; onShown?: () => void };

const loaded = new Map<Load, ComponentType>();

/** Loads a part ahead: it is rendered only once that has happened. */
export async function loadPart(load: Load): Promise<void> {
  loaded.set(load, await load());
}

/** A part of the page whose script is a chunk of its own. Where that is missing or fails, it says so, and the rest stays. */
export class LoadedPart extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    this.props.onShown?.();
  }

  retry = async () => {
    // What fails again has its error shown already.
    await loadPart(this.props.load).catch(() => {});
    this.setState({ hasFailed: false });
  };

  override render() {
    const Found = loaded.get(this.props.load);
    if (Found && !this.state.hasFailed) return <Found />;
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
