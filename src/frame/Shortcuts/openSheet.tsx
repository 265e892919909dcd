import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {openModal} from '@site/src/shared/openModal';
import Sheet from './Sheet';

/** Opens the list of shortcuts over the page. */
export function openSheet(): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<Sheet />));
  const dialog = host.querySelector('dialog');
  if (!dialog) return;
  const remove = () => {
    root.unmount();
    host.remove();
  };
  dialog.addEventListener('close', remove, {once: true});
  // Focuses the button instead of the checkbox, which a repeated key would toggle.
  openModal(dialog, dialog.querySelector<HTMLElement>('[data-close]'));
}
