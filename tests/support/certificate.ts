import { generate } from 'selfsigned';

export async function makeCertificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'stand-in' }], {
    keyType: 'ec',
    // Firefox and WebKit accept no certificate with SHA-1, the default.
    algorithm: 'sha256',
  });
  return { key, cert };
}
