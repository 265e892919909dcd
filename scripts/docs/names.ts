import {NEXT} from '../../checks/lib/commonJs';
import {Refusal} from '../lib/refusal.mjs';

const NAME = /^[a-z0-9](?:[\w-]|\.(?!\.|$))*$/i;
const MOST_SIGNS = 32;
/** Docusaurus calls the next version the second. */
const NEXT_NAMES = [NEXT, 'current'];
/** What `npm start -- --versions` takes beside names. */
const WORDS = ['latest', 'all'];

/** @throws Refusal where no version can have the name, or one has it */
export function requireNewName(name: string, names: readonly string[]): void {
  const shown = JSON.stringify(name);
  if (!NAME.test(name))
    throw new Refusal(
      `${shown} cannot be the name of a version: letters, digits, "-", "_" and single dots within, as in v2 or 2.1.`,
    );
  if (name.length > MOST_SIGNS)
    throw new Refusal(`${shown} is too long for a version: ${MOST_SIGNS} signs are the most.`);
  if (WORDS.includes(name.toLowerCase()))
    throw new Refusal(`${shown} is a word of the commands: choose another name.`);
  if (NEXT_NAMES.includes(name.toLowerCase()))
    throw new Refusal(`${shown} is what the version in docs/ is called: choose another name.`);
  // Folders of both could not stand beside each other on every system.
  const same = names.find((one) => one.toLowerCase() === name.toLowerCase());
  if (same !== undefined) throw new Refusal(`There is a version ${same} already: choose another name.`);
}
