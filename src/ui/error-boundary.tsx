import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';

type Props = { children: ReactNode; text: string; tryAgain: string; onRetry?: () => Promise<void> };

/** Keeps an error inside one part of the page. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = async () => {
    // What fails again has its error shown already.
    await this.props.onRetry?.().catch(() => {});
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="wrap grid justify-items-start gap-4 py-16">
        <p>{this.props.text}</p>
        <Button look="quiet" onClick={this.retry}>
          {this.props.tryAgain}
        </Button>
      </div>
    );
  }
}
