import {Git} from './git';
import {recover, undoLast} from './journal';
import {count, type Command} from './world';

export const undo: Command = {
  usage: '',
  summary: 'takes back what the last cut, sync or drop in this clone changed',
  details: [
    'Files stand as they did before, committed or not; what was changed in them since stops it.',
    'Once more takes back the one before. A commit stays in the history: commit the undoing, too.',
  ],
  options: {},
  words: [0, 0],
  async run(world) {
    const git = new Git(world.root);
    const interrupted = recover(git);
    const {command, files} = interrupted ?? undoLast(git);
    const taken = `is taken back: ${count(files.length, 'file')} as before.`;
    world.say(interrupted ? `${command}, which was interrupted, ${taken}` : `${command} ${taken}`);
    return {status: 0, facts: {command, files}};
  },
};
