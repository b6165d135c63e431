import { escapeHtml } from '@talentplace/contract/shared/escape-html'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connection.ts'
import { compressPage } from './compressed-page.ts'
import { sendPage } from './web-pages.ts'

interface StoredMail {
  readonly uuid: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly created_date: Date
  /** Names of its files, in their order. */
  readonly files: readonly string[]
}

const maxVisible = 100
const withLinks = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

async function readMails(database: Database, to: string | null): Promise<{ messages: StoredMail[]; count: number }> {
  const mails = () => {
    const all = database.kysely.selectFrom('mail_outbox')
    return to === null ? all : all.where('recipient', '=', to)
  }
  const [messages, { count }] = await Promise.all([
    mails()
      .select(['uuid', 'recipient as to', 'subject', 'text_body as text', 'html_body as html', 'created_date'])
      .select(
        sql<string[]>`array(select file_name from mail_attachments where mail_uuid = uuid order by position)`.as(
          'files',
        ),
      )
      .orderBy('created_date', 'desc')
      .orderBy('uuid', 'desc')
      .limit(maxVisible)
      .execute(),
    mails()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { messages, count }
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

function readFile(database: Database, mail_uuid: string, position: number) {
  return database.kysely
    .selectFrom('mail_attachments')
    .select(['file_name', 'media_type', 'content'])
    .where('mail_uuid', '=', mail_uuid)
    .where('position', '=', position)
    .executeTakeFirst()
}

/** The address asked about; null for every address. */
function recipientOf(request: FastifyRequest): string | null {
  const to = new URL(request.raw.url ?? '', 'http://mail').searchParams.get('to')
  return to === null || to === '' ? null : to.replaceAll('\0', '').toLowerCase()
}

const fileLink = (uuid: string, name: string, at: number) =>
  `<p><a href="/dev/mail/${uuid}/files/${at + 1}">${escapeHtml(name)}</a></p>`

function pageOf(messages: readonly StoredMail[], count: number): string {
  const article = ({ uuid, to, subject, text, created_date, files }: StoredMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time>${created_date.toISOString()}</time>, <a href="/dev/mail/${uuid}">as HTML</a></p>
<pre>${withLinks(text)}</pre>${files.map((name, at) => fileLink(uuid, name, at)).join('')}</article>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail (${count})</title>
<style nonce="__NONCE__">
:root{color-scheme:light dark}
body{margin:0 auto;max-width:48rem;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}
article{border-top:1px solid;padding-block:1rem}
h2{margin:0;font-size:1.1rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}
</style></head><body><main>
<h1>Mail (${count})</h1>
<form action="/dev/mail"><label>To <input name="to" type="email"></label> <button>Show</button></form>
${messages.map(article).join('\n')}
</main></body></html>`
}

// What a mail program would show: its own styles, no script, and links lead out of it.
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation allow-popups"

/** Every mail written, newest first, for people who try the product without a mail server: `/dev/mail?to=`. */
export function serveDevMail(server: FastifyInstance, database: Database): void {
  server.get('/dev/mail', async (request, reply) => {
    const { messages, count } = await readMails(database, recipientOf(request))
    reply.header('vary', 'Accept').header('cache-control', 'no-store')
    if (request.headers.accept?.includes('text/html'))
      return sendPage(request, reply, 200, await compressPage(pageOf(messages, count)))
    return reply.send({ messages: messages.map(({ uuid: _uuid, files: _files, ...visible }) => visible), count })
  })
  server.get('/dev/mail/:uuid/files/:position', async (request, reply) => {
    const { uuid, position } = request.params as { uuid: string; position: string }
    const file =
      isUuid(uuid) && /^\d{1,3}$/.test(position) ? await readFile(database, uuid, Number(position)) : undefined
    if (file === undefined) return reply.callNotFound()
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`)
      .header('cache-control', 'no-store')
      .type(file.media_type)
      .send(file.content)
  })
  server.get('/dev/mail/:uuid', async (request, reply) => {
    const { uuid } = request.params as { uuid: string }
    const mail = isUuid(uuid)
      ? await database.kysely.selectFrom('mail_outbox').select('html_body').where('uuid', '=', uuid).executeTakeFirst()
      : undefined
    if (mail === undefined) return reply.callNotFound()
    return reply
      .header('content-security-policy', mailPolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html_body)
  })
}
