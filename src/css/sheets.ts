/** Styles of what is not visible before its code is loaded are loaded with that code. */
const WITH_CODE =
  'search/(?!SearchButton)|diagrams/(Viewer/FullScreen|Draft/ErrorView)/|frame/Shortcuts/Sheet/';

/** The style sheets that not every page has, with the files and folders of `src` that they contain. */
const SHEETS = {
  counts: 'tables/(IssueCounts|WhatWorks)/',
  draft: 'diagrams/Draft/',
  diagrams: 'diagrams/',
  text: 'css/text|frame/columns|theme/Blog',
  tabs: 'shared/TabList/',
  docs: 'css/docs|text/|theme/(BackToTopButton|Doc\\w+)/|frame/(Outline|PageFoot|SidebarToggle)/',
  fields: 'css/field',
  landing: 'landing/',
  'not-found': 'frame/NotFoundHelp/',
  status: 'tables/Sign/',
  tables: 'tables/',
  runs: 'runs/',
};

const isOf = (folders: string, file: string) => new RegExp(`/src/(${folders})`).test(file);

/** The style sheet of the build that a file of styles belongs to; "site" is in every page. */
export function sheetOf(path: string): string | undefined {
  const file = path.replaceAll('\\', '/');
  if (isOf(WITH_CODE, file)) return undefined;
  return Object.entries(SHEETS).find(([, folders]) => isOf(folders, file))?.[0] ?? 'site';
}
