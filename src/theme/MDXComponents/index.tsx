// Change: a wide table scrolls inside itself, also by keyboard; pages can name the reader's tenant.
import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '@site/src/components/ScrollTable';
import TenantValue from '@site/src/components/TenantValue';

const TenantUid = () => <TenantValue of="uid" />;
const TenantSchema = () => <TenantValue of="schema" />;

export default {...MDXComponents, table: ScrollTable, TenantUid, TenantSchema};
