import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether this machine can make one. */
export const canMakeCertificate = existsSync('/usr/bin/openssl')

/** Paths of a certificate of 127.0.0.1 that it signed itself, and of its key. */
export async function makeCertificate(folder: string): Promise<{ key: string; certificate: string }> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const name = ['-subj', '/CN=engine.test', '-addext', 'subjectAltName=IP:127.0.0.1']
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  await run('openssl', ['req', '-x509', ...made, '-keyout', key, '-out', certificate, ...name])
  return { key, certificate }
}
