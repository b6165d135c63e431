import type { ServiceReadiness } from '@talentplace/contract/desk/readiness/readiness.routes'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Integration } from './integration.ts'

/** Services with what their last test found. */
export async function readReadiness(
  kysely: Kysely<Tables>,
  integrations: readonly Integration[],
): Promise<ServiceReadiness[]> {
  const checks = await kysely.selectFrom('integration_checks').selectAll().execute()
  const checkOf = new Map(checks.map((check) => [check.service, check]))
  return integrations.map(({ service, status, detail, warning = null, test }) => {
    // What was found while it was set otherwise, or had no test, says nothing of it now.
    const check = test && status !== 'not_set' ? checkOf.get(service) : undefined
    const last_error = check?.error ?? null
    return {
      service,
      status: last_error === null ? status : 'failing',
      detail,
      warning,
      last_check: check?.checked_date.toISOString() ?? null,
      last_error,
      can_test: test !== undefined && status !== 'not_set',
    }
  })
}
