// Change: a wide table scrolls inside itself, also by keyboard; pages have tables of data, what finds an error in them, labs,
// and addresses of the files of their version. What pages use stands here: nothing else has its styles in the sheet.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import TOCInline from '@theme/TOCInline';
import BenchmarkReader from '@site/src/labs/benchmark';
import ChainLab from '@site/src/labs/chain';
import RequestWalk from '@site/src/labs/request';
import ValidatorBench from '@site/src/labs/validator';
import DataTable from '@site/src/tables/DataTable';
import ErrorFinder from '@site/src/tables/ErrorFinder';
import HeadCell from '@site/src/tables/HeadCell';
import IssueCounts from '@site/src/tables/IssueCounts';
import ScrollTable from '@site/src/tables/ScrollTable';
import VersionFile from '@site/src/frame/VersionFile';

export default {
  ...MDXComponents,
  table: ScrollTable,
  th: HeadCell,
  BenchmarkReader,
  ChainLab,
  DataTable,
  ErrorFinder,
  IssueCounts,
  RequestWalk,
  TabItem,
  Tabs,
  TOCInline,
  ValidatorBench,
  VersionFile,
};
