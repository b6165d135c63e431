import { getTwoStep } from '@talentplace/contract/accounts/two-step/two-step.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { mustSetUpTwoStep } from '../../platform/sessions/two-step-duty.ts'
import { findSecondStep } from './second-step.ts'

export interface TwoStepConfiguration {
  readonly staffTwoStep: boolean
}

async function unusedCodes({ kysely }: Database, userUuid: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_uuid', '=', userUuid)
    .where('used_date', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function getTwoStepOperation({
  database,
  configuration,
}: {
  database: Database
  configuration: TwoStepConfiguration
}) {
  return handle(getTwoStep, async (context) => {
    const { user_uuid, permissions } = signedIn(context)
    const step = await findSecondStep(database, user_uuid)
    return {
      is_on: step !== undefined,
      since: step?.confirmed_date.toISOString() ?? null,
      recovery_codes_left: step ? await unusedCodes(database, user_uuid) : 0,
      is_required: mustSetUpTwoStep(configuration.staffTwoStep, { permissions, hasTwoStep: false }),
    }
  })
}
