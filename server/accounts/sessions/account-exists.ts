import { accountExists, brandPermission, type NextStage } from '@talentplace/contract/accounts/sessions/exists.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import type { AccountLimits } from '../account-limits.ts'

function stageOf(account: { chosen: string | null; verified_date: Date | null }): NextStage {
  if (account.chosen === null) return 'reset_password'
  return account.verified_date === null ? 'verify' : 'signin'
}

/** A1.3: tells by design whether an address has an account, so an address may ask only so often. */
export function accountExistsOperation(deps: { database: Database; throttle: Throttle; limits: AccountLimits }) {
  const { database, throttle, limits } = deps
  return handle(accountExists, async (context, { query }) => {
    await throttle.admit(limits.checks, context.address)
    const account = await database.kysely
      .selectFrom('users')
      .leftJoin('open_registrations', 'open_registrations.user_uuid', 'users.uuid')
      .select(({ fn }) => [
        'permissions',
        'verified_date',
        fn.coalesce('users.password_hash', 'open_registrations.password_hash').as('chosen'),
      ])
      .where('email', '=', query.email.toLowerCase())
      .executeTakeFirst()
    if (!account) return { nextStage: 'register' as const, matches: [] }
    const brands = brandPermission.options.filter((each) => account.permissions.includes(each))
    return { nextStage: stageOf(account), matches: [{ permissions: brands }] }
  })
}
