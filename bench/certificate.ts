import {createHash, X509Certificate} from 'node:crypto';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import path from 'node:path';

/** What is used of the package, which is not one of this project. */
interface Selfsigned {
  generate(
    attributes: {name: string; value: string}[],
    options: {keyType: 'ec'; algorithm: string},
  ): Promise<{private: string; cert: string}>;
}

export interface Certificate {
  key: string;
  cert: string;
  /** What a browser knows it by: SHA-256 of the public key. */
  fingerprint: string;
}

/**
 * A certificate for this machine, for as long as this process runs.
 *
 * @param folder - where the tools are installed
 */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const file = createRequire(path.join(folder, 'package.json')).resolve('selfsigned');
  const {default: selfsigned} = (await import(pathToFileURL(file).href)) as {default: Selfsigned};
  const made = await selfsigned.generate([{name: 'commonName', value: 'localhost'}], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const publicKey = new X509Certificate(made.cert).publicKey.export({type: 'spki', format: 'der'});
  return {
    key: made.private,
    cert: made.cert,
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  };
}
