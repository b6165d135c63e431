import { sql, type Transaction } from 'kysely'
import { redactAudit, type RedactableEntry } from '../../platform/audit/redact-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Cleaning } from './identifying-words.ts'
import { idsToErase, type Subject } from './subject.ts'

const takenOut = 'Removed'
/** Details of an entry about someone that are words of ours: what they could do, and what state something was in. */
const ours = new Set([
  'permissions',
  'state',
  'status',
  'matching_state',
  'ar_status',
  'role',
  'kind',
  'currency',
  'country',
  'action',
  'language',
  'week_start',
  'method',
])
const steps = new Set(['before', 'after'])
const isPlain = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text)

/** The same with each text as `write` has it; `key`: the name of what it is a part of. */
function withTexts(part: unknown, write: (text: string, key: string) => string, key = ''): unknown {
  if (typeof part === 'string') return write(part, key)
  if (Array.isArray(part)) return part.map((each) => withTexts(each, write, key))
  if (part === null || typeof part !== 'object') return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withTexts(value, write, steps.has(name) ? key : name)]),
  )
}

/** What an entry says without someone: about them, none of their words; anywhere else, not who they are. */
export function entryWithout(
  entry: RedactableEntry,
  { entities, author, cleaning }: { entities: ReadonlySet<string>; author: string | null; cleaning: Cleaning },
): { reason: string | null; details: unknown } | null {
  const isAbout = entities.has(entry.entity)
  const write = (text: string, key: string) =>
    isAbout && !ours.has(key) && !isPlain(text) ? takenOut : cleaning.clean(text)
  const details = withTexts(entry.details, write)
  const isOwner = isAbout || entry.actor_uuid === author
  const reason = entry.reason === null ? null : isOwner ? takenOut : cleaning.clean(entry.reason)
  const isSame = reason === entry.reason && JSON.stringify(details) === JSON.stringify(entry.details)
  return isSame ? null : { reason, details }
}

/** Step: takes someone out of the audit, which stays whole. What staff gave as reasons stays, as far as it names nobody. */
export async function eraseAudit(
  transaction: Transaction<Tables>,
  { subject, cleaning, at }: { subject: Subject; cleaning: Cleaning; at: Date },
): Promise<void> {
  const { client, assistant, user } = idsToErase(subject)
  const entities = [
    `user:${user}`,
    ...(client === undefined ? [] : [`client:${client}`]),
    ...(assistant === undefined ? [] : [`assistant:${assistant}`, `virtualassistant:${assistant}`]),
  ]
  const author = subject.company === null && subject.assistant === null ? null : subject.user
  const about = { entities: new Set(entities), author, cleaning }
  await redactAudit(transaction, {
    at,
    actor_uuid: null,
    found: sql`(entity in (${sql.join(entities)}) or (reason is not null and actor_uuid = ${author})
      or ${cleaning.finds(sql`details::text`)} or ${cleaning.finds(sql`coalesce(reason, '')`)})`,
    redact: (entry) => entryWithout(entry, about),
  })
}
