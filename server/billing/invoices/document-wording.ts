import type { InvoiceLine } from '@talentplace/contract/billing/invoices/invoice-line'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Language } from '@talentplace/contract/shared/i18n/language'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { RoleNames } from './document-words.ts'

/** What a client's document is written with. */
export interface DocumentWording {
  readonly language: Language
  /** Names of the roles of its lines, by their id. */
  readonly roles: Readonly<Record<number, RoleNames>>
}

const isInQuebec = ({ country, state_prov }: { country: string | null; state_prov: string | null }) =>
  country === 'CA' && state_prov === 'QC'

/**
 * The language of a client's documents: the one they chose, else in Québec French (Charter of the French Language, s. 57), else that of
 * their primary contact's account, else that of whoever reads.
 */
export async function documentLanguage(database: Kysely<Tables>, client_uuid: string): Promise<Language> {
  const client = await database
    .selectFrom('clients')
    .leftJoin('users', (join) =>
      join
        .onRef('users.client_uuid', '=', 'clients.uuid')
        .on('users.is_primary_contact', '=', true)
        .on('users.deleted_date', 'is', null),
    )
    .select(['document_language', 'clients.country', 'clients.state_prov', 'users.language'])
    .where('clients.uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  return client.document_language ?? (isInQuebec(client) ? 'fr' : (client.language ?? currentLanguage()))
}

/** @param requested the language that someone asked for, this once */
export async function documentWording(
  database: Kysely<Tables>,
  {
    client_uuid,
    lines,
    requested,
  }: { client_uuid: string; lines: readonly InvoiceLine[]; requested?: Language | undefined },
): Promise<DocumentWording> {
  const language = requested ?? (await documentLanguage(database, client_uuid))
  return { language, roles: await namesOfRoles(database, lines, language) }
}

/** Names of the roles of lines for readers of a language: English ones stand in the lines. */
export async function namesOfRoles(
  database: Kysely<Tables>,
  lines: readonly Pick<InvoiceLine, 'role_id'>[],
  language: Language,
): Promise<DocumentWording['roles']> {
  const ids = [...new Set(lines.flatMap(({ role_id }) => role_id ?? []))]
  const roles =
    language === 'en' || ids.length === 0
      ? []
      : await database.selectFrom('roles').select(['id', 'value', 'value_fr']).where('id', 'in', ids).execute()
  return Object.fromEntries(roles.map(({ id, ...names }) => [id, names]))
}
