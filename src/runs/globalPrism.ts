import {Prism} from 'prism-react-renderer';

// The grammars of Prism add themselves to the one that they find here.
(globalThis as {Prism?: typeof Prism}).Prism = Prism;
