// Change: a wide table scrolls inside itself, also by keyboard.
import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '@site/src/components/ScrollTable';

export default {...MDXComponents, table: ScrollTable};
