import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import SearchDialog from './SearchDialog';

/** Opens the search over the page. It goes when it is closed. */
export function openSearch(question = ''): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const remove = () => {
    root.unmount();
    host.remove();
  };
  // At once: the next key is for its field.
  flushSync(() => root.render(<SearchDialog question={question} onClose={remove} />));
}
