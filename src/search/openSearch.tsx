import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import SearchDialog from './SearchDialog';

/** Opens the dialog over the page. */
export function openSearch(query: string): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const remove = () => {
    root.unmount();
    host.remove();
  };
  // Synchronously, because the next key is already for the field.
  flushSync(() => root.render(<SearchDialog initialQuery={query} onClose={remove} />));
}
