import {Component, type ReactNode} from 'react';

interface Caught {
  error: unknown;
  tryAgain: () => void;
}

interface Props {
  children: ReactNode;
  /** Shown in place of children that failed; nothing by default. */
  fallback?: (caught: Caught) => ReactNode;
}

interface State {
  caught?: {error: unknown};
}

/** Confines an error of its children to their place in the page. */
export default class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return {caught: {error}};
  }

  override render(): ReactNode {
    const {caught} = this.state;
    if (!caught) return this.props.children;
    return this.props.fallback?.({...caught, tryAgain: () => this.setState({caught: undefined})}) ?? null;
  }
}
