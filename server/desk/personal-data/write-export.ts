import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { DataOf, OwnerKind } from './declared-data.ts'
import { declaredTables } from './personal-data.ts'
import { idsToExport, readersOf, waysToOwn, type Ids, type Subject } from './subject.ts'
import { zipParts, type ZipParts } from './zip-parts.ts'

const rowsInAFile = 10_000

const about = (brand: string, subject: Subject) => `${brand}: your data

A copy of what we keep of ${subject.full_name} (${subject.email}).

data/       One file for each kind of thing, as JSON. Amounts are in cents, times in UTC, lengths of time in seconds.
files/      The files that you sent us.
agreements/ The agreements that you signed.

Not in it: passwords and codes, which we keep only in a form that nobody can read; bank and tax numbers, of which only the last digits can be read; and
notes of our staff, which may be about other people, too. Write to us if you would like to know what they say of you.
`

const readAtOnce = 1_000
/** What nobody takes along: of the product alone, and what staff note. */
const withheld = new Set<unknown>(['secret', 'ours'])
/** Bytes are given out as files. */
const asFiles: readonly string[] = ['pdf']

function hiddenFrom(kind: OwnerKind, { columns = {}, hides = {} }: DataOf): string[] {
  const never = Object.entries(columns).filter(([, holds]) => withheld.has(holds))
  return [...never.map(([column]) => column), ...(hides[kind] ?? []), ...asFiles]
}

/** Someone's rows of a table as JSON, some at a time, in the order in which they lie; without what isn't theirs to read. */
async function* ownRows(
  transaction: Transaction<Tables>,
  [table, data]: [keyof Tables, DataOf],
  ids: Ids,
): AsyncGenerator<string[]> {
  for (const { kind, isOwner } of waysToOwn(readersOf(data), ids)) {
    let after = '(0,0)'
    for (;;) {
      const { rows } = await sql<{ place: string; row: string }>`
        select ctid::text as place, (to_jsonb(${sql.table(table)}) - ${hiddenFrom(kind, data)}::text[])::text as row
        from ${sql.table(table)} where ctid > ${after}::tid and ${isOwner} order by ctid limit ${readAtOnce}`.execute(
        transaction,
      )
      if (rows.length > 0) yield rows.map(({ row }) => row)
      if (rows.length < readAtOnce) break
      after = rows.at(-1)?.place ?? after
    }
  }
}

/** JSON files of a table's rows, none longer than so many of them. */
async function addRows(
  zip: ZipParts,
  transaction: Transaction<Tables>,
  [table, data]: (typeof declaredTables)[number],
  ids: Ids,
): Promise<void> {
  let waiting: string[] = []
  let file = 0
  const write = async () => {
    file += 1
    await zip.add(`data/${table}${file === 1 ? '' : `-${file}`}.json`, [Buffer.from(`[\n${waiting.join(',\n')}\n]\n`)])
    waiting = []
  }
  for await (const rows of ownRows(transaction, [table, data], ids)) {
    waiting.push(...rows)
    if (waiting.length >= rowsInAFile) await write()
  }
  if (waiting.length > 0) await write()
}

/** Two files may have the same name; no name leads out of its folder. */
const nameInZip = ({ uuid, name }: { uuid: string; name: string }) =>
  `files/${uuid.slice(-12)} ${name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')}`

async function addFiles(
  zip: ZipParts,
  transaction: Transaction<Tables>,
  files: FileStore,
  user: string,
): Promise<void> {
  const own = await transaction
    .selectFrom('files')
    .select(['uuid', 'name'])
    .where('uploaded_by', '=', user)
    .where('stored_date', 'is not', null)
    .where('removed_date', 'is', null)
    .orderBy('uuid')
    .execute()
  for (const file of own) {
    const bytes = await files.get(file.uuid)
    if (bytes !== null) await zip.add(nameInZip(file), [bytes], true)
  }
}

async function addAgreements(zip: ZipParts, transaction: Transaction<Tables>, { client }: Ids): Promise<void> {
  if (client === undefined) return
  const orders = await transaction
    .selectFrom('agreement_documents')
    .innerJoin('orders', 'orders.uuid', 'order_uuid')
    .select('order_uuid')
    .where('client_uuid', '=', client)
    .orderBy('order_uuid')
    .execute()
  for (const { order_uuid } of orders) {
    const { pdf } = await transaction
      .selectFrom('agreement_documents')
      .select('pdf')
      .where('order_uuid', '=', order_uuid)
      .executeTakeFirstOrThrow()
    await zip.add(`agreements/${order_uuid}.pdf`, [pdf], true)
  }
}

/** Writes all that is someone's, as it is at one moment, part after part. */
export function writeExport(
  { database, files, brand }: { database: Database; files: FileStore; brand: { readonly name: string } },
  subject: Subject,
  keep: (part: number, bytes: Buffer) => Promise<void>,
): Promise<{ parts: number; size: number }> {
  const ids = idsToExport(subject)
  return database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
      const zip = zipParts(keep)
      await zip.add('README.txt', [Buffer.from(about(brand.name, subject))])
      for (const table of declaredTables.filter(([, { why }]) => why === undefined)) {
        await addRows(zip, transaction, table, ids)
      }
      await addAgreements(zip, transaction, ids)
      await addFiles(zip, transaction, files, subject.user)
      return zip.end()
    })
}
