// Change: the buttons are in the HTML, and work without React.
export {default} from '@site/src/shared/CodeButtons';
