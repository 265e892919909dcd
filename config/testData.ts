import {chmodSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Settings of git that change what its commands print, each of which someone has for good reasons. */
const SETTINGS = `
  apply.ignoreWhitespace=change apply.whitespace=error branch.sort=-committerdate color.branch=always
  color.diff=always color.grep=always color.status=always color.ui=always core.autocrlf=true
  core.pager=false core.quotePath=true core.safecrlf=true diff.algorithm=patience diff.colorMoved=zebra
  diff.context=0 diff.external=false diff.interHunkContext=9 diff.mnemonicPrefix=true
  diff.noprefix=true diff.relative=true diff.renames=copies diff.wordRegex=. format.pretty=oneline
  grep.column=true grep.fullName=true grep.lineNumber=true grep.patternType=perl
  i18n.logOutputEncoding=UTF-16 log.date=relative log.decorate=full log.follow=true log.mailmap=true
  log.showRoot=false log.showSignature=true merge.conflictStyle=diff3 pager.log=true
  rebase.autoStash=true status.branch=true status.relativePaths=true status.short=true
  status.showUntrackedFiles=no`
  .trim()
  .split(/\s+/);

/** A program that signs commits as gpg does, for whoever believes it. */
const SIGNER = `#!/bin/sh
cat > /dev/null
echo >&2
echo '[GNUPG:] SIG_CREATED ' >&2
echo '-----BEGIN PGP SIGNATURE-----'
echo '-----END PGP SIGNATURE-----'
`;

/** Sets environment variables, and returns what takes them back. */
export function setVariables(variables: NodeJS.ProcessEnv): () => void {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before)
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
  };
}

/** Variables that name all those settings as the user's own; in a commit, they sign it. */
export function hostileSettings(folder: string): NodeJS.ProcessEnv {
  const signer = path.join(folder, 'signer.sh');
  writeFileSync(signer, SIGNER);
  chmodSync(signer, 0o755);
  const all = [...SETTINGS, `gpg.program=${signer}`, 'commit.gpgSign=true'];
  const lines = all.map((setting) => {
    const [, section, key, value] = /^(\w+)\.(\w+)=(.*)$/.exec(setting) ?? [];
    return `[${section}]\n  ${key} = ${JSON.stringify(value)}\n`;
  });
  const file = path.join(folder, 'gitconfig');
  writeFileSync(file, lines.join(''));
  return {GIT_CONFIG_GLOBAL: file, GIT_EXTERNAL_DIFF: 'false', GIT_DIFF_OPTS: '--unified=0'};
}
