import {Prism} from 'prism-react-renderer';

// Prism's grammars add themselves to the global Prism.
(globalThis as {Prism?: typeof Prism}).Prism = Prism;
