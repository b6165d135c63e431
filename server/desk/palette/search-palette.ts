import { searchPalette } from '@talentplace/contract/desk/palette/palette.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { findAssistants } from './find-assistants.ts'
import { findClients, findCompanies } from './find-clients.ts'
import { findInvoices } from './find-invoices.ts'
import { findProjects } from './find-projects.ts'
import { findUsers } from './find-users.ts'

/** Each kind is looked for where the caller may open its list; the others aren't in the answer. */
export function searchPaletteOperation({ database: { kysely } }: { database: Database }) {
  return handle(searchPalette, async (context, { query: { search } }) => {
    const { permissions } = signedIn(context)
    const may = (permission: Permission) => hasPermission(permissions, permission)
    const seen = async <T>(permission: Permission, find: () => Promise<T>) =>
      may(permission) ? await find() : undefined
    const byCompany = ['admin_client.view', 'admin_project.view', 'admin_finance.view'] as const
    const companies = byCompany.some(may) ? await findCompanies(kysely, search) : []
    const [assistants, clients, users, projects, invoices] = await Promise.all([
      seen('admin_virtualassistant.view', () => findAssistants(kysely, search)),
      seen('admin_client.view', () => findClients(kysely, search, companies)),
      seen('admin_user.view', () => findUsers(kysely, search)),
      seen('admin_project.view', () => findProjects(kysely, search, companies)),
      seen('admin_finance.view', () => findInvoices(kysely, search, companies)),
    ])
    return {
      ...(assistants && { assistants }),
      ...(clients && { clients }),
      ...(users && { users }),
      ...(projects && { projects }),
      ...(invoices && { invoices }),
    }
  })
}
