import {expect, test} from '@playwright/test';
import mdx, {share} from './mdx.cjs';

const SOURCE = 'Text with [a link](https://rift.example/).\n';

/** What a page becomes, and how often pages were read for it. */
interface Compiler {
  compile: (resource: string, compiler?: 'client' | 'server') => Promise<string>;
  reads: () => number;
}

/** The bundler, as far as the loader of Markdown knows it. */
function compiler(source = SOURCE): Compiler {
  let reads = 0;
  const options = {
    siteDir: '/site',
    staticDirs: [],
    dependencies: ['/site/tags.yml'],
    crossCompilerCache: new Map(),
    markdownConfig: {
      format: 'mdx',
      anchors: {maintainCase: false},
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      mdx1Compat: {comments: false, admonitions: false, headingIds: false},
      parseFrontMatter: () => {
        reads += 1;
        return Promise.resolve({frontMatter: {}, content: source});
      },
    },
  };
  const compile = (resource: string, name = 'client') =>
    new Promise<string>((resolve, reject) => {
      const context = {
        resource,
        resourcePath: resource.replace(/\?.*/, ''),
        _compiler: {name},
        getOptions: () => options,
        addDependency: () => undefined,
        async: () => (error: unknown, code?: string) =>
          error ? reject(error as Error) : resolve(code ?? ''),
      };
      mdx.call(context as unknown as ThisParameterType<typeof mdx>, source);
    });
  return {compile, reads: () => reads};
}

test('a page that two modules ask for is compiled once', async () => {
  const {compile, reads} = compiler();
  share('/site/docs/twice.mdx');
  const [facts, text] = await Promise.all([
    compile('/site/docs/twice.mdx?facts'),
    compile('/site/docs/twice.mdx'),
  ]);
  expect(text).toContain('https://rift.example/');
  expect(facts).toBe(text);
  expect(reads()).toBe(1);
});

test('the server gets what was compiled for the browser, whichever of its modules came first', async () => {
  const {compile, reads} = compiler();
  share('/site/docs/server.mdx');
  const page = compile('/site/docs/server.mdx', 'server');
  const facts = await compile('/site/docs/server.mdx?facts');
  expect(await page).toBe(facts);
  expect(reads()).toBe(1);
});

test('a page that has changed since is compiled anew', async () => {
  const {compile, reads} = compiler();
  for (let build = 1; build <= 2; build += 1) {
    share('/site/docs/changed.mdx');
    await compile('/site/docs/changed.mdx');
    await compile('/site/docs/changed.mdx?facts');
    await compile('/site/docs/changed.mdx', 'server');
    expect(reads()).toBe(build);
  }
});

test('another page is compiled for each module that asks for it', async () => {
  const {compile, reads} = compiler();
  await compile('/site/src/pages/alone.mdx');
  await compile('/site/src/pages/alone.mdx?other');
  expect(reads()).toBe(2);
});

test('what is wrong with a page is told to both', async () => {
  const {compile} = compiler('{');
  share('/site/docs/wrong.mdx');
  const both = await Promise.allSettled([
    compile('/site/docs/wrong.mdx?facts'),
    compile('/site/docs/wrong.mdx'),
  ]);
  expect(both.map(({status}) => status)).toEqual(['rejected', 'rejected']);
});
