import {Prism} from 'prism-react-renderer';
import './globalPrism';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-php';

export {Prism};
