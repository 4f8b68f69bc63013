import { generate } from 'selfsigned';

/** Makes a key and a certificate for a server of the tests, which no browser trusts by itself. */
export async function makeCertificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'stand-in' }], {
    keyType: 'ec',
    // SHA-1, the default, is what Firefox and WebKit take in no certificate at all.
    algorithm: 'sha256',
  });
  return { key, cert };
}
