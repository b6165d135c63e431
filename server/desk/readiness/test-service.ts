import { testService } from '@talentplace/contract/desk/readiness/readiness.routes'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { withoutSecrets } from '../../platform/log/without-secrets.ts'
import type { Integration } from './integration.ts'
import { readReadiness } from './read-readiness.ts'

const longestError = 500
const patience = 15_000

/** What is wrong, in the service's own words without secrets; null: nothing. */
async function issueOf(test: () => Promise<void>): Promise<string | null> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  try {
    await Promise.race([
      test(),
      new Promise<never>((_, reject) => {
        late.signal.addEventListener('abort', () => reject(new Error('It did not answer within 15 seconds.')))
      }),
    ])
    return null
  } catch (error) {
    return withoutSecrets(error instanceof Error ? error.message : String(error)).slice(0, longestError)
  } finally {
    clearTimeout(timer)
  }
}

/** Asks the service outside of any transaction, then notes what it said. */
export function testServiceOperation(deps: {
  database: Database
  clock: Clock
  integrations: () => readonly Integration[]
}) {
  const { database, clock, integrations } = deps
  return handle(testService, async (context, { params: { service } }) => {
    const { user_uuid } = signedIn(context)
    const integration = integrations().find((each) => each.service === service)
    if (!integration?.test || integration.status === 'not_set') {
      throw new HttpError(409, 'nothing_to_test', 'There is nothing to test here.')
    }
    const error = await issueOf(integration.test)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const check = { checked_date: at, error }
      await transaction
        .insertInto('integration_checks')
        .values({ service, ...check })
        .onConflict((conflict) =>
          conflict.column('service').doUpdateSet({
            checked_date: sql`excluded.checked_date`,
            error: sql`excluded.error`,
          }),
        )
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'readiness.tested',
        entity: `service:${service}`,
        details: { error },
      })
      const [tested] = await readReadiness(transaction, [integration])
      if (!tested) throw new Error(`The test of ${service} was not kept.`)
      return tested
    })
  })
}
