import {Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';

// The classic theme does it in a script of every page (plugins/docBodies leaves that one out).
prismIncludeLanguages(Prism);
