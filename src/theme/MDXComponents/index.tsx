// Change: a wide table scrolls inside itself, also by keyboard; pages have tables of data, what finds an error in them, labs,
// the reader's tenant, and addresses of the files of their version.
import MDXComponents from '@theme-original/MDXComponents';
import BenchmarkReader from '@site/src/components/labs/BenchmarkReader';
import ChainLab from '@site/src/components/labs/ChainLab';
import RequestWalk from '@site/src/components/labs/RequestWalk';
import ValidatorBench from '@site/src/components/labs/ValidatorBench';
import DataTable from '@site/src/components/DataTable';
import ErrorFinder from '@site/src/components/ErrorFinder';
import HeadCell from '@site/src/components/HeadCell';
import ScrollTable from '@site/src/components/ScrollTable';
import TenantValue from '@site/src/components/TenantValue';
import VersionFile from '@site/src/components/VersionFile';

const TenantUid = () => <TenantValue of="uid" />;
const TenantSchema = () => <TenantValue of="schema" />;

export default {
  ...MDXComponents,
  table: ScrollTable,
  th: HeadCell,
  BenchmarkReader,
  ChainLab,
  DataTable,
  ErrorFinder,
  RequestWalk,
  TenantUid,
  TenantSchema,
  ValidatorBench,
  VersionFile,
};
