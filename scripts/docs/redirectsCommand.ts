import {ownRedirects, redirectFiles, requireSound} from './redirectFiles';
import {openToChange, changeTree} from './mutation';
import {isPageIn, pathsOf, versionNames} from './site';
import {count, type Command} from './world';

export const redirectsCommand: Command = {
  usage: '',
  summary: 'checks redirects.json and writes vercel.json by it',
  details: ['For whoever edits the redirects by hand: the other commands do it by themselves.'],
  options: {},
  words: [0, 0],
  async run(world) {
    const {root, say} = world;
    const git = openToChange(world);
    const names = versionNames(root);
    const own = ownRedirects(root);
    requireSound(own, names, isPageIn(root, pathsOf(root, names)));
    const files = await redirectFiles(git, own);
    await changeTree(git, 'redirects', (staging) =>
      files.forEach(({file, text}) => staging.write(file, text)),
    );
    say(`${count(own.length, 'redirect')}, all of them lead to a page.`);
    files.forEach(({file}) => say(`${file} is written.`));
    return {status: 0, facts: {redirects: own, written: files.map(({file}) => file)}};
  },
};
