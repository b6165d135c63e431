import { listInvoicedProjects, type InvoicedProject } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, neverEmpty, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'

/** As it is folded with what clients are searched by. */
const columns = { company: neverEmpty(sql`client_text`) }

/** Every subscription that has been bought, also one that has ended: its last charges may be written by hand. */
const projects = sql<InvoicedProject>`(
  select projects.uuid as project_uuid, project_name, client_uuid, company, projects.currency,
    projects.searched_text as project_text, clients.searched_text as client_text
  from projects join clients on clients.uuid = client_uuid
  where start_date is not null and projects.currency is not null)`

export function listInvoicedProjectsOperation({ kysely }: Database) {
  return handle(listInvoicedProjects, async (_, { query: { search = '', pagination } }) => {
    const words = containing(search)
    const page = pageOf(pagination, columns, { by: 'company', descending: false }, sql`project_name, project_uuid`)
    const found = kysely
      .selectFrom(projects.as('projects'))
      .select(['project_uuid', 'project_name', 'client_uuid', 'company', 'currency'])
      .$if(search !== '', (bought) =>
        bought.where(sql<boolean>`client_text like ${words} or project_text like ${words}`),
      )
    const { rows, count } = await listPage(found, page)
    return { projects: rows, count }
  })
}
