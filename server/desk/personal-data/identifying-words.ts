import { escapeHtml } from '@talentplace/contract/shared/escape-html'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { idsToErase, type Ids, type Subject } from './subject.ts'

/** What people read where a name was. */
export const someoneWhoLeft = 'Someone who left'
const takenOut = '(removed)'

/** Words by which someone is known, as they are looked for anywhere. */
export interface IdentifyingWords {
  readonly names: readonly string[]
  /** Addresses, of mail and of streets, and telephone numbers. */
  readonly others: readonly string[]
}

const tidy = (words: readonly string[]) => [...new Set(words.map((each) => each.trim()))]
const isName = (text: string) => /\S\s+\S/.test(text) && text.length >= 5
const isPhone = (text: string) => text.replaceAll(/\D/g, '').length >= 7 && /^[\d\s()+.x-]+$/i.test(text)
const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text) && !text.endsWith('@closed.invalid')
const isStreet = (text: string) => /\d/.test(text) && isName(text)

/** A telephone number as it was entered, and its digits alone. */
const phoneForms = (phone: string) => [phone, phone.replaceAll(/\D/g, '')]

/** What earlier entries of the audit call someone: names and addresses they had before. */
async function earlierWords(database: Kysely<Tables>, entities: readonly string[]): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ key: string; word: string }>`
    with recursive parts as (
      select key, value from audit_entries, jsonb_each(details) where entity in (${sql.join(entities)})
      union all
      select coalesce(named.key, parts.key), named.value from parts,
        lateral (
          select case when key in ('before', 'after') then null else key end as key, value
            from jsonb_each(case jsonb_typeof(parts.value) when 'object' then parts.value else '{}' end)
          union all
          select null, value from jsonb_array_elements(case jsonb_typeof(parts.value) when 'array' then parts.value else '[]' end)
        ) as named)
    select distinct key, value #>> '{}' as word from parts where jsonb_typeof(value) = 'string'`.execute(database)
  const words: Record<string, string[]> = {}
  for (const { key, word } of rows) (words[key] ??= []).push(word)
  return words
}

interface KnownAs {
  readonly names: string[]
  readonly emails: string[]
  readonly phones: string[]
  readonly streets: string[]
}

async function knownAs(database: Kysely<Tables>, subject: Subject): Promise<KnownAs> {
  const { client = null, assistant = null } = idsToErase(subject)
  const { rows } = await sql<KnownAs>`
    select array_remove(array[users.full_name, assistants.display_name, assistants.full_name, clients.company,
        clients.legal_name], null) as names,
      array[users.email] || coalesce(clients.invoice_emails, '{}')
        || array(select invitee_email from meetings where booked_by = users.uuid) as emails,
      array_remove(array[users.phone_number, clients.phone_number], null) as phones,
      array_remove(array[clients.address_line1, clients.address_line2], null) as streets
    from users left join clients on clients.uuid = ${client} left join assistants on assistants.uuid = ${assistant}
    where users.uuid = ${subject.user}`.execute(database)
  if (!rows[0]) throw new Error(`There is no account ${subject.user}.`)
  return rows[0]
}

/** Words by which someone else is known, too, are left: they would be taken out of what is said of that one. */
async function knownByAlone(
  database: Kysely<Tables>,
  { user, client, assistant }: Ids,
  words: readonly string[],
): Promise<string[]> {
  const all = words.map((each) => each.toLowerCase())
  const { rows } = await sql<{ word: string }>`
    select lower(word) as word from (
      select unnest(array[full_name, phone_number]) as word from users where uuid <> ${user} and deleted_date is null
      union all
      select unnest(array[company, legal_name, phone_number, address_line1, address_line2]) from clients
      where uuid is distinct from ${client ?? null}
      union all
      select display_name from assistants where uuid is distinct from ${assistant ?? null}) others
    where lower(word) = any (${all})`.execute(database)
  const taken = new Set(rows.map(({ word }) => word))
  return words.filter((each) => !taken.has(each.toLowerCase()))
}

/** By what someone is known now, and was before. */
export async function identifyingWords(database: Kysely<Tables>, subject: Subject): Promise<IdentifyingWords> {
  const { client, assistant, user } = idsToErase(subject)
  const now = await knownAs(database, subject)
  const before = await earlierWords(database, [
    `user:${user}`,
    ...(client === undefined ? [] : [`client:${client}`]),
    ...(assistant === undefined ? [] : [`assistant:${assistant}`, `virtualassistant:${assistant}`]),
  ])
  const was = (...keys: string[]) => keys.flatMap((key) => before[key] ?? [])
  const names = [...now.names, ...was('full_name', 'display_name', 'name', 'company', 'legal_name')]
  const others = [
    ...[...now.emails, ...was('email', 'address', 'invoice_emails')].filter(isEmail),
    ...[...now.phones, ...was('phone_number')].filter(isPhone),
    ...[...now.streets, ...was('address_line1', 'address_line2')].filter(isStreet),
  ]
  const ids = idsToErase(subject)
  return {
    names: await knownByAlone(database, ids, tidy(names).filter(isName)),
    others: (await knownByAlone(database, ids, tidy(others))).flatMap((each) =>
      isPhone(each) ? phoneForms(each) : [each],
    ),
  }
}

/** As texts, JSON and HTML write a word. */
const forms = (word: string) => [word, JSON.stringify(word).slice(1, -1), escapeHtml(word)]
const escaped = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)

/** A pattern that PostgreSQL and JavaScript read alike; null: there is nothing to find. */
function patternOf(words: readonly string[]): string | null {
  const all = [...new Set(words.flatMap(forms))].toSorted((one, other) => other.length - one.length)
  return all.length === 0 ? null : String.raw`(?<![\w.+@-])(?:${all.map(escaped).join('|')})(?![\w@])`
}

/** Takes the words out of texts: in SQL, and in what was read already. */
export interface Cleaning {
  /** Whether a text has any of them. */
  finds(text: RawBuilder<unknown>): RawBuilder<boolean>
  /** The text without them. */
  cleaned(text: RawBuilder<unknown>): RawBuilder<string>
  clean(text: string): string
}

export function cleaningOf({ names, others }: IdentifyingWords): Cleaning {
  const replacements = [
    [patternOf(names), someoneWhoLeft],
    [patternOf(others), takenOut],
  ].flatMap(([pattern, left]) => (typeof pattern === 'string' && typeof left === 'string' ? [{ pattern, left }] : []))
  return {
    finds: (text) =>
      sql`(${sql.join([...replacements.map(({ pattern }) => sql`${text} ~* ${pattern}`), sql`false`], sql` or `)})`,
    cleaned: (text) =>
      replacements.reduce<RawBuilder<string>>(
        (before, { pattern, left }) => sql`regexp_replace(${before}, ${pattern}, ${left}, 'gi')`,
        sql`${text}`,
      ),
    clean: (text) =>
      replacements.reduce((before, { pattern, left }) => before.replaceAll(new RegExp(pattern, 'giu'), left), text),
  }
}
