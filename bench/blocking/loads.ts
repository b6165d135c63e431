import { Agent, request } from 'node:http'
import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import type { Database } from '../../server/platform/database/connection.ts'
import type { Filled } from './fill-product.ts'

interface Target {
  readonly port: number
  readonly database: Database
  readonly filled: Filled
}

export interface Load {
  readonly name: string
  /** Does it once; what it was answered with, as statuses. */
  run(): Promise<readonly number[]>
}

interface Sent {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly token?: string
  readonly address?: string
  readonly type?: string
  readonly body?: string | Buffer
}

const megabyte = 1024 * 1024
const uploadBytes = 24 * megabyte

/** A picture of some 24 MB, which is drawn anew when it comes. */
async function largePicture(): Promise<Buffer> {
  const width = 2_800
  const height = Math.floor(uploadBytes / width / 3)
  const noise = Buffer.alloc(width * height * 3)
  for (let at = 0; at < noise.length; at += 1) noise[at] = (Math.random() * 256) | 0
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** A PDF of 24 MB, as far as anybody looks. */
function largeFile(): Buffer {
  const head = Buffer.from('%PDF-1.7\n')
  return Buffer.concat([head, deflateRawSync(Buffer.alloc(megabyte)), Buffer.alloc(uploadBytes - 2 * megabyte, 7)])
}

const logOf = (log: Filled['log']) => new URLSearchParams({ ...log }).toString()

/** Everything that was found to take a processor, as it is asked for. */
export async function loadsOf({ port, database, filled }: Target): Promise<readonly Load[]> {
  const agent = new Agent({ keepAlive: true })
  const send = ({ method = 'GET', path, token, address, type = 'application/json', body }: Sent): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
        ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      }
      const sent = request({ agent, host: '127.0.0.1', port, method, path: `/api${path}`, headers }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
      })
      sent.once('error', reject)
      sent.end(body)
    })
  /** A file that everybody of staff asks for at the same time. */
  const file = (name: string, path: string): Load => ({
    name,
    run: () => Promise.all(filled.staff.map((token) => send({ path, token }))),
  })
  const upload = (name: string, ending: string, bytes: Buffer): Load => ({
    name,
    run: async () => {
      const path = `/files?name=large.${ending}`
      return [
        await send({
          method: 'POST',
          path,
          token: filled.staff[0] ?? '',
          type: 'application/octet-stream',
          body: bytes,
        }),
      ]
    },
  })
  const { invoice, credit_note, payment, bill, client, assistant, year, month } = filled
  let call = 0
  return [
    { name: 'nothing else', run: () => new Promise((resolve) => void setTimeout(resolve, 500, [])) },
    file('time log, 1,000 entries, PDF', `/time/download/pdf?${logOf(filled.log)}`),
    file('time log, words of 900 letters, PDF', `/time/download/pdf?${logOf(filled.longWords)}`),
    file('time log, 1,000 entries, CSV', `/time/download/csv?${logOf(filled.log)}`),
    file('invoice, PDF', `/invoices/${invoice}/file`),
    file('credit note, PDF', `/creditnotes/${credit_note}/file`),
    file('receipt, PDF', `/payments/${payment}/file`),
    file('statement, PDF', `/client/${client}/statement/file`),
    file('bill, PDF', `/va-bills/${bill}/file`),
    file('year of an assistant, PDF', `/va-bills/paid/statement/file?virtualassistant_uuid=${assistant}&year=${year}`),
    file('journal of a month, CSV', `/finance/accounting/journal?month=${month}`),
    upload('upload of a file of 24 MB', 'pdf', largeFile()),
    upload('upload of a text of 24 MB', 'txt', Buffer.alloc(uploadBytes, 'a text ')),
    upload('upload of a picture of 24 MB', 'png', await largePicture()),
    {
      name: 'search index built anew',
      run: async () => {
        await database.pool.query("notify assistants_changed, 'all'")
        await new Promise((resolve) => void setTimeout(resolve, 1_000))
        return []
      },
    },
    {
      name: '200 sign-ins at once',
      run: () => {
        call += 1
        const signIns = filled.emails.map((email, at) =>
          send({
            method: 'POST',
            path: '/auth/login',
            address: `198.51.100.${(at + call) % 50}`,
            body: JSON.stringify({ email, password: filled.password }),
          }),
        )
        return Promise.all(signIns)
      },
    },
    {
      name: 'bodies of 1 MB to sign in',
      run: () => {
        const body = `{${Array.from({ length: 100_000 }, (_each, at) => `"k${at}":0`).join(',')}}`
        return Promise.all(filled.staff.map(() => send({ method: 'POST', path: '/auth/login', body }).catch(() => 413)))
      },
    },
  ]
}
