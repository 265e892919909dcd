import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Styles of what is not visible before its code is loaded are loaded with that code. */
const WITH_CODE = 'search/(?!SearchButton)|diagrams/Viewer/FullScreen/|frame/Shortcuts/Sheet/';

/** The style sheets that not every page has, with the files and folders of `src` that they contain. */
const SHEETS = {
  counts: 'tables/WhatWorks/',
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
function sheetOf(path: string): string | undefined {
  const file = path.replaceAll('\\', '/');
  if (isOf(WITH_CODE, file)) return undefined;
  return Object.entries(SHEETS).find(([, folders]) => isOf(folders, file))?.[0] ?? 'site';
}

const OTHERS = /[\\/]node_modules[\\/](infima|@docusaurus)[\\/].*\.css$/;

/** Docusaurus names this plugin in the PostCSS options by its file, together with its options. */
const PREFIXER = /[\\/]postcss-preset-env[\\/]/;

interface StyleModule {
  nameForCondition: () => string | null | undefined;
}

interface Rule {
  use?: unknown;
}

interface StyleLoader {
  options?: {modules?: {localIdentName?: string}};
}

/** Docusaurus ends each CSS module class with a hash, which does not compress. Folder names are unique, so none is needed. */
function nameClasses(rules: readonly Rule[]): void {
  const loaders = rules.flatMap(({use}) => [use].flat() as (StyleLoader | undefined)[]);
  const modules = loaders.flatMap((loader) => loader?.options?.modules ?? []);
  if (modules.length === 0) throw new Error('No loader knows CSS modules.');
  for (const options of modules) options.localIdentName = '[folder]_[local]';
}

const sheetOfModule = (module: StyleModule) => sheetOf(module.nameForCondition() ?? '');

/**
 * No style sheet of Docusaurus or Infima is loaded: each thing has one rule, so nothing has to be overridden. themeClasses.ts has
 * the classes that the theme's components take from their style sheets. The site's own are written to a few files; a page gets
 * those that it uses (src/page/delivery).
 */
export default function stylesPlugin(): Plugin {
  return {
    name: 'rift-styles',
    configureWebpack({mode, module}, isServer, {currentBundler}) {
      nameClasses((module?.rules ?? []) as Rule[]);
      const replaceOthers = new currentBundler.instance.NormalModuleReplacementPlugin(
        /\.css$/,
        (resource) => {
          if (OTHERS.test(path.resolve(resource.context, resource.request)))
            resource.request = path.join(__dirname, 'themeClasses.ts');
        },
      );
      if (isServer || mode !== 'production') return {plugins: [replaceOthers]};
      // Docusaurus would put all of them into one file.
      const styles = {
        name: sheetOfModule,
        test: (one: StyleModule) => sheetOfModule(one) !== undefined,
      };
      return {plugins: [replaceOthers], optimization: {splitChunks: {cacheGroups: {styles}}}};
    },
    /*
     * Lightning CSS, which minifies the style sheets, already adapts them to the browsers of package.json. PostCSS would do so first,
     * slowly, and with prefixes and fallbacks that none of them needs. What Lightning CSS misses is in the sheets themselves:
     * before version 136, Chrome needs a prefix for `print-color-adjust`.
     */
    configurePostCss(options) {
      const plugins = options.plugins.filter((one: unknown) => !PREFIXER.test(String([one].flat()[0])));
      if (plugins.length === options.plugins.length) throw new Error('PostCSS names no postcss-preset-env.');
      return {...options, plugins};
    },
  };
}
